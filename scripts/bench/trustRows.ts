import { readFileSync, writeFileSync } from 'node:fs'
import { replaceRow } from '../generate/tableRows.ts'
import { readSection } from './section.ts'

/** Writes the figures of docs/bench.md that concern the HTTP server's reliability into docs/trust.md. */
export function writeTrustRows(): void {
  const bench = readFileSync('docs/bench.md', 'utf8')
  const load = readSection(bench, 'The mock server under load')
  const [, requests = '', errors = ''] = find(load, /\| 200 without a pause, 15 s \| (\d+) \| (\d+) \|/)
  const [, before = '', peak = '', after = ''] = find(
    load,
    /without a pause: (\d+) MB before, (\d+) MB at most, (\d+) MB a minute/,
  )
  const kills = readSection(bench, 'Kills of the mock server')
  const [, times = ''] = find(kills, /SIGKILL (\d+) times/)
  const [, acknowledged = '', lost = ''] = find(kills, /(\d+) sign-ins were answered, (\d+) of them lost/)
  const rows = [
    [
      '200 clients that ask without a pause, for 15 s',
      Number(requests).toLocaleString('en'),
      `${errors} errors`,
      `memory: ${before} MB before, ${peak} MB at most, ${after} MB a minute later (aim: at most ${Number(before) + 20} MB)`,
    ],
    [
      `killed with SIGKILL ${times} times while 20 clients write`,
      Number(acknowledged).toLocaleString('en'),
      'connections end at the kill',
      `${lost} of the ${acknowledged} answered writes lost`,
    ],
  ]
  const file = 'docs/trust.md'
  writeFileSync(
    file,
    rows.reduce((text, row) => replaceRow(text, 'server', row), readFileSync(file, 'utf8')),
  )
}

function find(section: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(section)
  if (!match) throw new Error(`docs/bench.md has no ${pattern.source}`)
  return match
}
