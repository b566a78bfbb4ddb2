import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/**
 * Runs `act` with the folder of a commit, which has packages of its own, and a folder for what `act` makes; removes both. Rejects
 * if there is no such commit.
 */
export async function inWorktree<T>(commit: string, act: (tree: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-worktree-'))
  const tree = join(folder, 'tree')
  try {
    await runOrFail('git', ['worktree', 'add', '--detach', tree, commit])
    await runOrFail('npm', ['ci'], { cwd: tree })
    return await act(tree, folder)
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { quiet: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a command without printing; rejects with its output if it fails. */
export async function runOrFail(...[command, parameters, options]: Parameters<typeof run>): Promise<void> {
  const { code, output } = await run(command, parameters, { ...options, quiet: true })
  if (code !== 0) throw new Error(output)
}
