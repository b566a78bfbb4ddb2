import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Assertions } from './assertions.ts'
import { claimsOf, type Claim } from './claims.ts'
import { realBrowser } from './realBrowser.ts'
import { isStage, runs, stageNames, type Stage } from './stages.ts'

export interface AreaTrace {
  proven: number
  total: number
  unproven: string[]
  /** Proven by a single test. */
  single: string[]
}

/** Decisions: tests may name them, but do not have to prove them. */
const uncounted = new Set(['OPEN'])

/**
 * Compares docs/requirements.md with a stage's tests and stories below `root`: an id is proven if a test with its id
 * asserts something. What the default leaves unproven is a problem.
 */
export function trace(
  root: string,
  stage: Stage = 'full',
): { areas: Record<string, AreaTrace>; next: string[]; problems: string[] } {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const ids = [...requirements.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id ?? '')
  const tests = new Map(ids.map((id) => [id, 0]))
  const problems = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice in docs/requirements.md`)

  const inBrowser = new Set<string>()
  const assertions = new Assertions(root)
  for (const file of testFiles(root)) {
    for (const claim of claimsOf(file, assertions)) {
      const count = tests.get(claim.id)
      if (count === undefined) problems.push(`${file}: unknown requirement ${claim.id} in «${claim.title}»`)
      else if (claim.outcome !== 'proves') problems.push(`${file}: ${complaint(claim)}`)
      else {
        if (runs(stage, claim.part)) tests.set(claim.id, count + 1)
        if (runs('browser', claim.part)) inBrowser.add(claim.id)
      }
    }
  }
  const areas = byArea(tests)
  if (stage === 'default') problems.push(...missing(ids, areas, inBrowser))
  return { areas, next: nextIds(ids), problems }
}

/** The first free id of each area, after its highest one. */
function nextIds(ids: readonly string[]): string[] {
  const highest = new Map<string, number>()
  for (const id of ids) {
    const [area = '', number = ''] = id.split('-')
    highest.set(area, Math.max(highest.get(area) ?? 0, Number(number)))
  }
  return [...highest].map(([area, number]) => `${area}-${String(number + 1).padStart(2, '0')}`)
}

function missing(ids: readonly string[], areas: Record<string, AreaTrace>, inBrowser: ReadonlySet<string>) {
  const unproven = new Set(Object.values(areas).flatMap((area) => area.unproven))
  return ids.flatMap((id) => {
    const reason = realBrowser.get(id)
    if (reason !== undefined && !inBrowser.has(id))
      return [`${id} (${reason}) needs a test in a real browser: a @core spec, a story with a play function, a *.browser.test.ts`]
    return unproven.has(id) ? [`${id} is not proven by the default`] : []
  })
}

const complaint = ({ id, title, outcome }: Claim) =>
  outcome === 'does not run'
    ? `${id} is carried by a test that does not run: «${title}». Run it, or take the id out of its title`
    : `${id} is carried by a test that asserts nothing: «${title}». Write its expect, or take the id out of its title`

function byArea(tests: ReadonlyMap<string, number>): Record<string, AreaTrace> {
  const areas: Record<string, AreaTrace> = {}
  for (const [id, count] of tests) {
    const area = id.slice(0, id.indexOf('-'))
    if (uncounted.has(area)) continue
    const entry = (areas[area] ??= { proven: 0, total: 0, unproven: [], single: [] })
    entry.total += 1
    if (count > 0) entry.proven += 1
    else entry.unproven.push(id)
    if (count === 1) entry.single.push(id)
  }
  return areas
}

function testFiles(root: string) {
  return ['tests', 'stories']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(test|spec|stories)\.[jt]sx?$/.test(file))
    .toSorted((a, b) => a.localeCompare(b))
}

function table(areas: Record<string, AreaTrace>) {
  const rows = Object.entries(areas)
  const sum = (pick: (entry: AreaTrace) => number) => rows.reduce((total, [, entry]) => total + pick(entry), 0)
  return [
    ...rows.map(([area, { proven, total, unproven }]) => line(area, proven, total, unproven.join(' '))),
    line(
      'all',
      sum(({ proven }) => proven),
      sum(({ total }) => total),
      '',
    ),
    `Resting on one test: ${rows.flatMap(([, { single }]) => single).join(' ') || 'none'}`,
  ].join('\n')
}

function line(name: string, proven: number, total: number, rest: string) {
  return `${name.padEnd(6)} ${String(proven).padStart(3)} / ${String(total).padEnd(3)} ${rest}`.trimEnd()
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({
    options: { stage: { type: 'string', default: 'full' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help === true) {
    console.log(`npm run trace [-- --stage STAGE] [--json]
Which requirements the tests of a stage prove, by area; the stages are ${stageNames}.`)
  } else if (!isStage(values.stage)) {
    console.error(`No such stage: ${values.stage}. The stages are ${stageNames}.`)
    process.exitCode = 1
  } else {
    const { areas, next, problems } = trace(process.cwd(), values.stage)
    console.log(values.json === true ? JSON.stringify(areas, null, 2) : `${table(areas)}\nNext free ids: ${next.join(' ')}`)
    for (const problem of problems) console.error(problem)
    process.exitCode = problems.length === 0 ? 0 : 1
  }
}
