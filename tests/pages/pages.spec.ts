import { hideRibbon } from './support/hideRibbon.ts'
import { expect, settleWithoutMotion, test, viewport } from './support/developmentTest.ts'
import { describeDifferences, readStyles } from './support/computedStyles.ts'
import { findAllViolations } from './support/findAllViolations.ts'
import { appPages } from './support/appPages.ts'
import { providerPages, testerPages } from './support/providerPages.ts'

test.use({ viewport })
test.beforeEach(({ page }) => hideRibbon(page.context()))

for (const shown of [...appPages, ...providerPages]) {
  test(`${shown.name} has no axe violations, and the styles of development`, async ({ page, mode, openInDevelopment }) => {
    const window = await shown.open(page, mode)
    const development = await openInDevelopment(shown)
    for (const each of [window, development]) await settleWithoutMotion(each, shown)
    // One of them may still wait for its data.
    const differences = async () => describeDifferences(await readStyles(development), await readStyles(window))
    await expect.poll(differences).toEqual([])
    expect(await findAllViolations(window, shown)).toEqual([])
  })
}

for (const shown of testerPages) {
  test(`${shown.name} has no axe violations`, async ({ page, mode }) => {
    expect(await findAllViolations(await shown.open(page, mode), shown)).toEqual([])
  })
}
