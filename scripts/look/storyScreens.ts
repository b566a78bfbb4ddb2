import { run } from '../shared/run.ts'
import type { Appearance, Screen, ScreenSource } from './screen.ts'
import { servePreview } from './servePreview.ts'

const outDir = '.cache/storybook'

/** Builds Storybook, without its documentation pages, and describes stories by their ids; the beginning of an id names several. */
export async function openStories(words: readonly string[]): Promise<ScreenSource> {
  const { code, output } = await run('storybook', ['build', '--test', '-o', outDir, '--quiet', '--disable-telemetry'], {
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  // Each story is a page load of up to 150 files, which are the same in all of them.
  const { base, close } = await servePreview(outDir, 5198, { 'Cache-Control': 'max-age=3600' })
  const index: unknown = await (await fetch(`${base}index.json`)).json()
  const entries: unknown = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : {}
  const ids = Object.keys(Object(entries))
  const named = (word: string) => (ids.includes(word) ? [word] : ids.filter((id) => id.startsWith(word)))
  const screens = [...new Set(words.flatMap(named))].map((id) => storyScreen(base, id))
  return { screens, close }
}

function storyScreen(base: string, id: string): Screen {
  return {
    name: id,
    show: async (page, appearance) => {
      await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=${globalsOf(appearance)}`)
      await page.waitForSelector('body:not(.sb-show-preparing-story):not(.sb-show-preparing-docs)')
    },
  }
}

/** Accessibility is checked by the stories' tests; here it would run while the picture is taken. */
const globalsOf = ({ language, theme }: Appearance) => `language:${language};theme:${theme};a11y.manual:!true`
