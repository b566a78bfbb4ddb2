import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactSheet } from '../../scripts/look/contactSheet.ts'
import { capture, settle, widths, type Screenshot } from '../../scripts/look/screenshot.ts'
import { findViolations } from '../e2e/support/axe.ts'
import { expect, test } from '../e2e/support/test.ts'
import { appPages } from './support/appPages.ts'
import { hideRibbon } from './support/hideRibbon.ts'
import { providerPages, testerPages } from './support/providerPages.ts'

const themes = ['light', 'dark'] as const

for (const onePage of [...appPages, ...providerPages, ...testerPages]) {
  const tag = providerPages.includes(onePage) ? '@provider' : []
  test(`${onePage.name} has no axe violations`, { tag }, async ({ page, mode, allowErrors }) => {
    await hideRibbon(page.context())
    allowErrors(/status of \d+/)
    const shown = await onePage.open(page, mode)
    await expect(shown.locator('h1, h2').filter({ visible: true })).not.toHaveCount(0)
    const violations: string[] = []
    const rows: Screenshot[][] = []
    for (const width of widths) {
      await shown.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      const row: Screenshot[] = []
      for (const theme of themes) {
        await shown.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await settle(shown)
        for (const violation of await findViolations(shown)) violations.push(`${width} px, ${theme}: ${violation}`)
        row.push(await capture(shown, width))
      }
      rows.push(row)
    }
    const folder = join('.cache/pictures', mode)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${onePage.name}.png`), await contactSheet(rows))
    expect(violations).toEqual([])
  })
}
