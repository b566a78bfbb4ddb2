import { join } from 'node:path'
import { run } from '../shared/run.ts'
import { inWorktree } from '../shared/worktree.ts'
import { buildAndServe } from './buildAndServe.ts'

const config = 'tests/screens/playwright.config.ts'

/**
 * Compares stories with those of another commit, whose Storybook is built in a worktree with packages of its own: Playwright takes
 * its pictures on this machine, then compares this tree with them. The words are parts of a story's id, or of an appearance such as
 * `phone dark en`.
 */
export function compareStories(ref: string, words: readonly string[]): Promise<void> {
  return inWorktree(ref, async (tree, folder) => {
    const only = words.length === 0 ? [] : ['--grep', words.join('|')]
    /** Playwright on the Storybook of a tree, without its documentation pages. */
    const test = async (cwd: string, mode: 'all' | 'none') => {
      const outDir = join(folder, mode)
      const build = ['build', '--test', '-o', outDir, '--quiet', '--disable-telemetry']
      const { base, close } = await buildAndServe('storybook', build, outDir, { cwd })
      try {
        const env = { PICTURES: join(folder, 'pictures'), STORIES_URL: base }
        const { code } = await run('playwright', ['test', '--config', config, `--update-snapshots=${mode}`, ...only], { env })
        if (code !== 0) process.exitCode = 1
      } finally {
        await close()
      }
    }
    await test(tree, 'all')
    // A story of that commit that fails has no picture.
    if (process.exitCode !== 1) await test('.', 'none')
  })
}
