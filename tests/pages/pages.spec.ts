import { hideRibbon } from './support/hideRibbon.ts'
import { expect, settleWithoutMotion, test, viewport } from './support/developmentTest.ts'
import { describeDifferences, readStyles } from './support/computedStyles.ts'
import { findAllViolations } from './support/findAllViolations.ts'
import { findBadLines } from './support/findBadLines.ts'
import { appPages, type ShownPage } from './support/appPages.ts'
import { providerPages, testerPages } from './support/providerPages.ts'

test.use({ viewport })
test.beforeEach(({ page }) => hideRibbon(page.context()))

/** Two pages of the app close their window. */
const hasLines = (shown: ShownPage) => appPages.includes(shown) && !shown.name.startsWith('payment-')

for (const shown of [...appPages, ...providerPages]) {
  const lines = hasLines(shown) ? ', and no line that ends badly' : ''
  test(`${shown.name} has the styles of development, no axe violations${lines}`, async ({ page, mode, openInDevelopment }) => {
    const window = await shown.open(page, mode)
    const development = await openInDevelopment(shown)
    for (const each of [window, development]) await settleWithoutMotion(each, shown)
    // One of them may still wait for its data.
    const differences = async () => describeDifferences(await readStyles(development), await readStyles(window))
    await expect.poll(differences).toEqual([])
    expect(await findAllViolations(window, shown)).toEqual([])
    if (hasLines(shown)) expect(await findBadLines(window)).toEqual([])
  })
}

for (const shown of testerPages) {
  test(`${shown.name} has no axe violations`, async ({ page, mode }) => {
    expect(await findAllViolations(await shown.open(page, mode), shown)).toEqual([])
  })
}
