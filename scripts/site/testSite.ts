import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../tests/site/site.ts'
import { run } from '../shared/run.ts'

const usage = `npm run test:site [-- --reuse] [playwright's arguments]
Builds the demo with its Storybook for a sub-path, and visits both in one browser: every file is below the sub-path, and stories
leave the demo's world alone. --reuse tests the build of the last run. About two minutes.`

const words = process.argv.slice(2)

if (import.meta.filename === process.argv[1]) {
  if (words.includes('--help')) console.log(usage)
  else process.exitCode = await testSite()
}

/** Builds the demo with its Storybook for `tests/site`. Returns the exit code of the build. */
export async function buildTestedSite(): Promise<number> {
  const env = { OUT_DIR: site.build, DEMO_BASE: site.base }
  return (await run('tsx', ['scripts/site/site.ts'], { env })).code
}

async function testSite(): Promise<number> {
  const isReused = words.includes('--reuse') && existsSync(join(site.build, 'storybook/index.html'))
  const code = isReused ? 0 : await buildTestedSite()
  if (code !== 0) return code
  const others = words.filter((word) => word !== '--reuse')
  return (await run('playwright', ['test', '--project=site', ...others], { env: { TEST_FULL: 'true' } })).code
}
