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

for (const { name, modes, open } of [...appPages, ...providerPages, ...testerPages]) {
  test(`${name} has no axe violations`, async ({ page, mode, allowErrors }) => {
    await hideRibbon(page.context())
    test.skip(modes?.includes(mode) === false, 'this build does not have it')
    allowErrors(/status of \d+/)
    const shown = await open(page, mode)
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
    writeFileSync(join(folder, `${name}.png`), await contactSheet(rows))
    expect(violations).toEqual([])
  })
}
