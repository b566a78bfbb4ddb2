import { existsSync } from 'node:fs'
import { run } from '../shared/run.ts'

const tool = 'tools/fonts'

/** Makes the font files and their sheet by the tool, whose packages are no part of the project's installation. */
export async function makeFonts(): Promise<void> {
  if (!existsSync(`${tool}/node_modules`)) await runOrFail('npm', ['ci', '--prefix', tool, '--no-audit', '--no-fund'])
  await runOrFail('tsx', [`${tool}/makeSubsets.ts`])
  await runOrFail('oxfmt', ['src/ui/appFonts.css'])
}

async function runOrFail(command: string, parameters: string[]): Promise<void> {
  const { code } = await run(command, parameters)
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`)
}
