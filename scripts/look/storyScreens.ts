import { run } from '../shared/run.ts'
import type { Appearance, Screen, ScreenSource } from './screen.ts'
import { servePreview } from './servePreview.ts'

const outDir = '.cache/storybook'

/** Builds the Storybook of a tree, without its documentation pages. */
export async function buildStories(outDir: string, cwd = '.'): Promise<void> {
  const words = ['build', '--test', '-o', outDir, '--quiet', '--disable-telemetry']
  const { code, output } = await run('storybook', words, { cwd, quiet: true })
  if (code !== 0) throw new Error(output)
}

/** Builds Storybook and describes stories by their ids; the beginning of an id names several. */
export async function openStories(words: readonly string[]): Promise<ScreenSource> {
  await buildStories(outDir)
  const { base, close } = await servePreview(outDir)
  const ids = await readStoryIds(base)
  const named = (word: string) => (ids.includes(word) ? [word] : ids.filter((id) => id.startsWith(word)))
  const screens = [...new Set(words.flatMap(named))].map((id) => storyScreen(base, id))
  return { screens, close }
}

/** The ids of a served Storybook's stories. */
export async function readStoryIds(base: string): Promise<string[]> {
  const index: unknown = await (await fetch(`${base}index.json`)).json()
  return Object.keys(Object(Reflect.get(Object(index), 'entries')))
}

/** A story, alone in its frame. */
export function storyScreen(base: string, id: string): Screen {
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
