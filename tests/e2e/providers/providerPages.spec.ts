import { settle } from '../../../scripts/look/screenshot.ts'
import { providerPages } from '../../pictures/support/providerPages.ts'
import { findViolations } from '../support/axe.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

// Their style sheets are shared with the app, in another order in a build than in development.
test.use({ mode: 'demo-404', baseURL: urlOf('demo-404'), viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'parallel' })

for (const { name, open } of providerPages) {
  test(`the emulated page ${name} of the built demo has no axe violations`, async ({ page, mode }) => {
    const shown = await open(page, mode)
    await settle(shown)
    expect(await findViolations(shown)).toEqual([])
  })
}
