import { expect, test } from '../e2e/support/test.ts'
import { findAllViolations } from './support/findAllViolations.ts'
import { providerPages } from './support/providerPages.ts'

for (const shown of providerPages) {
  test(`${shown.name} of the mock server has no axe violations`, async ({ page, mode }) => {
    expect(await findAllViolations(await shown.open(page, mode), shown)).toEqual([])
  })
}
