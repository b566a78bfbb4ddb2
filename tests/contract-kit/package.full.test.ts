import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { run } from '../../scripts/shared/run.ts'

/** The folder of a team that has only the package. */
const folder = mkdtempSync(join(tmpdir(), 'pickers-contract-'))
const kit = resolve(folder, 'node_modules/.bin/pickers-contract')

beforeAll(async () => {
  const packed = await run('tsx', ['scripts/contract/package.ts', folder], { quiet: true })
  const archive = packed.output.trim().split('\n').at(-1) ?? ''
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}')
  const install = ['install', archive, '--offline', '--no-audit', '--no-fund']
  const installed = await run('npm', install, { cwd: folder, quiet: true })
  if (packed.code + installed.code !== 0) throw new Error(packed.output + installed.output)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function startStandIn(flags: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['tests/contract-kit/standIn.mjs', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line]: unknown[] = await once(child.stdout, 'data')
  const [, url = '', token = ''] = /at (\S+), .* token (\S+)/.exec(String(line)) ?? []
  return ['--base-url', url, '--token', token, '--user-id', '1']
}

/** The differences by requirement. */
const differing = (output: string) => output.split('\n').flatMap((line) => /^(API-\d+) .* differs/.exec(line)?.[1] ?? [])

describe('the contract kit as a package', () => {
  test('[API-01] finds the six planted deviations of another team’s backend and nothing else', async () => {
    const report = join(folder, 'report.html')
    const { code, output } = await run(kit, [...(await startStandIn(['--deviations'])), '--html', report], {
      cwd: folder,
      quiet: true,
    })
    expect([code, differing(output)]).toEqual([1, ['API-13', 'API-21', 'API-28', 'API-40', 'API-47', 'API-50']])
    expect(output).toContain('31 conforms, 6 differs, 0 not reachable, 0 not tried')
    const html = readFileSync(report, 'utf8')
    expect(html.match(/<section class="differs">/g)).toHaveLength(6)
    const [, order = ''] = html.split('<h2>API-50')
    expect(order).toMatch(/Rule: at the right price[^]*POST \/v1\/orders\n[^]*shippingAmount[^]*<pre>200\n/)
    expect(html).not.toMatch(/Bearer [0-9a-f]{8}-/)
  })

  test('[API-01] finds nothing where the backend conforms', async () => {
    const { code, output } = await run(kit, [...(await startStandIn([]))], { cwd: folder, quiet: true })
    expect([code, differing(output)]).toEqual([0, []])
  })

  test('[API-64] has the OpenAPI document, the types and the schemas that the client parses with', async () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { errorStatuses, type ErrorCode } from 'pickers-contract/errors'
       import { operations } from 'pickers-contract/operations'
       import type { Product } from 'pickers-contract/products'
       import document from 'pickers-contract/openapi.json' with { type: 'json' }
       const code: ErrorCode = 'PRICE_CHANGED'
       const outcome = operations.products.reply['~standard'].validate([])
       if (outcome instanceof Promise || outcome.issues) throw new Error('not as the contract says')
       const products: Product[] = outcome.value
       // @ts-expect-error a product has no such field
       products.map(({ colour }) => colour)
       console.log(errorStatuses[code], products.length, Object.keys(document.paths).length)`,
    )
    const flags = [
      '--module',
      'nodenext',
      '--strict',
      '--resolveJsonModule',
      '--noEmitOnError',
      '--ignoreConfig',
      '--skipLibCheck',
      'false',
    ]
    const compiled = await run(resolve('node_modules/.bin/tsc'), ['use.ts', '--lib', 'es2023,dom', ...flags], {
      cwd: folder,
      quiet: true,
    })
    expect(compiled).toEqual({ code: 0, output: '' })
    const { output } = await run('node', ['--no-warnings', 'use.js'], { cwd: folder, quiet: true })
    expect(output).toMatch(/^409 0 \d\d\n$/)
  })
})
