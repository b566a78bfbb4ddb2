import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proofsIn } from './titles.ts'

export interface AreaTrace {
  proven: number
  total: number
  unproven: string[]
}

/** Decisions: tests may name them, nobody has to prove them. */
const uncounted = new Set(['OPEN'])

/** Compares docs/requirements.md with the titles of all tests and stories below `root`. */
export function trace(root: string): { areas: Record<string, AreaTrace>; problems: string[] } {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const ids = [...requirements.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id ?? '')
  const known = new Set(ids)
  const proven = new Set<string>()
  const problems = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice in docs/requirements.md`)

  for (const file of testFiles(root)) {
    for (const { id, runs, title } of proofsIn(readFileSync(join(root, file), 'utf8'), file)) {
      if (!known.has(id)) problems.push(`${file}: unknown requirement ${id} in «${title}»`)
      else if (!runs) problems.push(`${file}: ${id} is carried by a test that does not run: «${title}»`)
      else proven.add(id)
    }
  }

  const areas: Record<string, AreaTrace> = {}
  for (const id of known) {
    const area = id.slice(0, id.indexOf('-'))
    if (uncounted.has(area)) continue
    const entry = (areas[area] ??= { proven: 0, total: 0, unproven: [] })
    entry.total += 1
    if (proven.has(id)) entry.proven += 1
    else entry.unproven.push(id)
  }
  return { areas, problems }
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
  ].join('\n')
}

function line(name: string, proven: number, total: number, rest: string) {
  return `${name.padEnd(6)} ${String(proven).padStart(3)} / ${String(total).padEnd(3)} ${rest}`.trimEnd()
}

if (import.meta.filename === process.argv[1]) {
  const { areas, problems } = trace(process.cwd())
  console.log(process.argv.includes('--json') ? JSON.stringify(areas, null, 2) : table(areas))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
