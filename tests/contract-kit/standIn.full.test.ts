import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../scripts/shared/run.ts'

/** Tries the stand-in, which it starts with the flags. */
async function tryStandIn(flags: readonly string[], report: readonly string[] = []) {
  const child = spawn(process.execPath, ['tests/contract-kit/standIn.mjs', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line]: unknown[] = await once(child.stdout, 'data')
  const [, url = '', token = ''] = /at (\S+), .* token (\S+)/.exec(String(line)) ?? []
  const words = ['scripts/contract/contract.ts', '--base-url', url, '--token', token, '--user-id', '1', ...report]
  return run('tsx', words, { quiet: true })
}

/** The differences by requirement. */
const differing = (output: string) => output.split('\n').flatMap((line) => /^(API-\d+) .* differs/.exec(line)?.[1] ?? [])

test('[API-01] finds the six planted deviations of another team’s backend and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const report = join(folder, 'report.html')
  const { code, output } = await tryStandIn(['--deviations'], ['--html', report])
  expect([code, differing(output)]).toEqual([1, ['API-13', 'API-21', 'API-28', 'API-40', 'API-47', 'API-50']])
  expect(output).toContain('31 conforms, 6 differs, 0 not reachable, 0 not tried')
  const html = readFileSync(report, 'utf8')
  expect(html.match(/<section class="differs">/g)).toHaveLength(6)
  const [, order = ''] = html.split('<h2>API-50')
  expect(order).toMatch(/Rule: at the right price[^]*POST \/v1\/orders\n[^]*shippingAmount[^]*<pre>200\n/)
  expect(html).not.toMatch(/Bearer [0-9a-f]{8}-/)
})

test('[API-01] finds nothing where the backend conforms', async () => {
  const { code, output } = await tryStandIn([])
  expect([code, differing(output)]).toEqual([0, []])
})
