import { preview } from 'vite'
import { run } from '../shared/run.ts'
import type { Screen, ScreenSource } from './screen.ts'

const outDir = '.cache/storybook'

/** Builds Storybook and describes the stories whose ids start with one of `beginnings`. */
export async function openStories(beginnings: readonly string[]): Promise<ScreenSource> {
  const { code, output } = await run('storybook', ['build', '-o', outDir, '--quiet', '--disable-telemetry'], { quiet: true })
  if (code !== 0) throw new Error(output)
  const server = await preview({ build: { outDir }, preview: { port: 5198, strictPort: false }, configFile: false })
  const [base = ''] = server.resolvedUrls?.local ?? []
  const index: unknown = await (await fetch(`${base}index.json`)).json()
  const entries: unknown = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : {}
  const screens = Object.keys(Object(entries))
    .filter((id) => beginnings.some((beginning) => id.startsWith(beginning)))
    .map((id) => storyScreen(base, id))
  return { screens, close: () => server.close() }
}

function storyScreen(base: string, id: string): Screen {
  return {
    name: id,
    show: async (page, { language, theme }) => {
      await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme}`)
      await page.waitForSelector('body:not(.sb-show-preparing-story):not(.sb-show-preparing-docs)')
    },
  }
}
