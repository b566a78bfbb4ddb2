import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { startBackend } from '../../tests/e2e/support/backend.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { backend as api, sites } from '../../tests/e2e/support/sites.ts'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { run } from '../shared/run.ts'
import { median } from '../shared/median.ts'
import { writeSection } from './section.ts'

const usage = `npm run bench -- lighthouse [--runs 5] [--path /login] [--write]
Lighthouse (by npx, on a phone as it emulates one) on the builds of \`npm test -- --only builds\`: the median of each score.
Without the audit is-crawlable on a demo, which asks search engines to stay away.
--write puts them into docs/bench.md.`

const wanted = [
  { name: 'real', site: sites.real, path: '', performance: 98 },
  { name: 'demo', site: sites['demo-404'], path: '', performance: 95 },
  { name: 'demo, `start/`', site: sites['demo-404'], path: 'start/', performance: 100 },
] as const
const document = 'docs/bench.md'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

const score = v.object({ score: v.nullable(v.number()) })
const measure = v.object({ numericValue: v.optional(v.number()) })
const report = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.record(v.string(), v.looseObject({ id: v.string(), score: v.nullable(v.number()), ...measure.entries })),
})

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    path: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) console.log(usage)
else await measureAll()

async function measureAll() {
  const rows: string[] = []
  for (const { name, site, path, performance } of wanted) {
    // Like hosts of static sites; without compression the slow connection would decide the score.
    const host = await startHost({ root: site.build, base: site.base, style: site.style, isCompressed: true })
    // Without it, requests to the real API's host would log console errors.
    const backend = name === 'real' ? await startBackend(host.url, api.port) : undefined
    const address = new URL(values.path.replace(/^\//, '') || path, host.url).href
    const runs: Scores[] = []
    for (let no = 0; no < Number(values.runs); no++)
      runs.push(await measureOnce(address, name === 'real' ? [] : ['--skip-audits=is-crawlable']))
    await backend?.stop()
    await host.close()
    const medians = categories.map((category) => median(runs.map((scores) => scores[category])))
    const line = categories.map((category, index) => `${category} ${medians[index]}`).join(', ')
    console.log(`${name}: ${line} (aims: performance ${performance}, the others 100)`)
    rows.push(`| ${name} | ${medians.join(' | ')} | ${performance} / 100 / 100 / 100 |`)
  }
  if (values.write) writeFileSync(document, writeSection(readFileSync(document, 'utf8'), 'Lighthouse', sectionBody(rows)))
}

function sectionBody(rows: readonly string[]): string {
  return `Written by \`npm run bench -- lighthouse --write\`. Lighthouse 12 on an emulated phone, a host that compresses, demos without the audit is-crawlable (they are noindex), median of ${values.runs}, load ${loadavg()[0]?.toFixed(1)}.

| build | ${categories.join(' | ')} | aim |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`
}

async function measureOnce(address: string, more: readonly string[]): Promise<Scores> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')
  const flags = `--chrome-flags=--headless=new --accept-lang=ko-KR ${browserArguments.join(' ')}`
  const only = `--only-categories=${categories.join(',')}`
  const parameters = ['-y', 'lighthouse@12', address, '--quiet', '--output=json', `--output-path=${file}`, only, flags, ...more]
  const { code, output } = await run('npx', parameters, { quiet: true, env: { CHROME_PATH: findBrowser() ?? '' } })
  if (code !== 0) throw new Error(output)
  const { categories: judged, audits } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
  const at = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN)
  const failed = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9)
  console.log(
    `  FCP ${at('first-contentful-paint')} ms, LCP ${at('largest-contentful-paint')} ms, blocked ${at('total-blocking-time')} ms;`,
    `below 0.9: ${failed.map(({ id }) => id).join(' ') || 'none'}`,
  )
  const percent = (category: keyof Scores) => Math.round((judged[category].score ?? 0) * 100)
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best-practices': percent('best-practices'),
    seo: percent('seo'),
  }
}
