import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullBuilds } from '../../tests/e2e/support/fullBuilds.ts'
import { buildDate, sites, type Build } from '../../tests/e2e/support/sites.ts'
import { run } from '../shared/run.ts'
import { nothing, type Counts } from './counts.ts'
import { isFull } from './scope.ts'

/** What a build is made of, besides its variables. */
const inputs = [
  'src',
  'mocks',
  'public',
  'scripts/build',
  'tests/e2e/site',
  'tests/e2e/kernel',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const { site, siteBelowDemo, kernel } = fullBuilds
const ofBrowserTests: readonly Build[] = isFull
  ? [...Object.values(sites), ...Object.values(fullBuilds)]
  : [sites.mock, sites.real, site, siteBelowDemo, kernel]

/** Makes each build that is not up to date, at the same time; each counts as one test. */
export async function makeBuilds(builds = ofBrowserTests): Promise<Counts> {
  const source = fingerprint(inputs)
  const problems = await Promise.all(builds.map((build) => makeBuild(build, source)))
  const failures = problems.filter((problem) => problem !== undefined)
  return { ...nothing, passed: problems.length - failures.length, failed: failures.length, failures }
}

/** Undefined if the build is there. Browser tests read the source maps. */
async function makeBuild({ build, variables, viteMode = 'production', config = 'vite.config.ts' }: Build, source: string) {
  const mark = `${build}.made-of`
  const madeOf = JSON.stringify({ source, variables, config })
  if (existsSync(join(build, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === madeOf) return undefined
  rmSync(mark, { force: true })
  // The footer of a demo names the date: the same one in every run.
  const env = { DEMO_BASE: '/', SOURCE_DATE_EPOCH: String(buildDate / 1000), ...variables, OUT_DIR: build }
  const words = ['build', '--config', config, '--mode', viteMode, '--logLevel', 'warn', '--sourcemap', 'hidden']
  const { code, output } = await run('vite', words, { env, quiet: true })
  if (code !== 0) {
    console.log(`✗ ${build}\n${output.trimEnd()}`)
    return `build: ${build}`
  }
  writeFileSync(mark, madeOf)
  return undefined
}

/** Changes with every file of these folders. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted() : ['']
    for (const file of files) {
      const full = join(path, file)
      if (statSync(full).isFile()) hash.update(full).update(readFileSync(full))
    }
  }
  return hash.digest('hex')
}
