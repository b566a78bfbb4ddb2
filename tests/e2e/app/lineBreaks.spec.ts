import { settle } from '../../../scripts/look/screenshot.ts'
import { badLines } from '../../../stories/support/badLines.ts'
import { appPages } from '../../pages/support/appPages.ts'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// Two pages close their window.
for (const { name, open } of appPages.filter(({ name }) => !name.startsWith('payment-'))) {
  test(`no line of ${name} is a remnant or begins with a figure’s particle`, async ({ page, mode, allowErrors }) => {
    allowErrors(/status of \d+/)
    const shown = await open(page, mode)
    const found: string[] = []
    for (const language of ['ko', 'en']) {
      if (language === 'en') {
        await shown.evaluate(() => localStorage.setItem('language', 'en'))
        await shown.reload()
      }
      await expect(shown.locator('html')).toHaveAttribute('lang', language)
      for (const size of sizes) {
        await shown.setViewportSize(size)
        await settle(shown)
        for (const line of await shown.evaluate(badLines)) found.push(`${language}, ${size.width} px: ${line}`)
      }
    }
    expect(found).toEqual([])
  })
}
