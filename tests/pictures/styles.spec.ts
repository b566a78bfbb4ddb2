import { appPages } from './support/appPages.ts'
import { providerPages } from './support/providerPages.ts'
import { describeDifferences, test, expect } from './support/stylesTest.ts'

for (const shown of [...appPages, ...providerPages]) {
  test(`${shown.name} has the same computed styles in development and in the build`, async ({ inDevelopment, inBuild }) => {
    const [development, build] = [await inDevelopment(shown), await inBuild(shown)]
    expect(build.length).toBe(10)
    expect(describeDifferences(development, build)).toEqual([])
  })
}
