import { buildDate, lastRelease, sites } from '../../tests/e2e/support/sites.ts'
import type { Counts } from '../check/check.ts'
import { run } from '../shared/run.ts'

/** Builds every site of the browser tests in parallel; each build counts as one test. Tests read the source maps. */
export async function buildSites(): Promise<Counts> {
  const byFolder = new Map(
    [...Object.values(sites), lastRelease].map((site) => [site.build, { config: 'vite.config.ts', ...site }]),
  )
  const outcomes = await Promise.all(
    [...byFolder.values()].map(async ({ build, variables, viteMode, config }) => {
      // The footer of a demo names the date: the same one in every run.
      const env = { DEMO_BASE: '/', SOURCE_DATE_EPOCH: String(buildDate / 1000), ...variables, OUT_DIR: build }
      const { code, output } = await run(
        'vite',
        ['build', '--config', config, '--mode', viteMode, '--logLevel', 'warn', '--sourcemap', 'hidden'],
        {
          env,
          quiet: true,
        },
      )
      console.log(code === 0 ? `✓ ${build}` : `✗ ${build}\n${output.trimEnd()}`)
      return { build, code }
    }),
  )
  const failures = outcomes.filter(({ code }) => code !== 0).map(({ build }) => `build: ${build}`)
  return { passed: outcomes.length - failures.length, failed: failures.length, failures }
}
