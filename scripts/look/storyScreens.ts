import { preview } from 'vite'
import { run } from '../shared/run.ts'
import type { Appearance, Screen, ScreenSource } from './screen.ts'

const outDir = '.cache/storybook'

/** Builds the Storybook of a tree, without its documentation pages. */
export async function buildStories(outDir: string, cwd = '.'): Promise<void> {
  const words = ['build', '--test', '-o', outDir, '--quiet', '--disable-telemetry']
  const { code, output } = await run('storybook', words, { cwd, quiet: true })
  if (code !== 0) throw new Error(output)
}

/** Serves a built folder on a free port. Close it at the end. */
export async function servePreview(outDir: string) {
  const { NODE_ENV } = process.env
  // Each story is a page load of up to 150 files, which are the same in all of them.
  const headers = { 'Cache-Control': 'max-age=3600' }
  const server = await preview({ build: { outDir }, preview: { port: 0, headers }, configFile: false })
  // It sets `production` for the whole process, whose later programs would inherit it: the dev servers of browser tests.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  const [base = ''] = server.resolvedUrls?.local ?? []
  return { base, close: () => server.close() }
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
