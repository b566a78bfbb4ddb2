import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../scripts/shared/run.ts'
import { startHost } from './hosts.ts'

/** Builds with other variables than `sites.ts` and starts a host. `close()` removes both. */
export async function hostTemporaryBuild(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-build-'))
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    env: { DEMO_BASE: '/', ...variables, OUT_DIR: folder },
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  const host = await startHost({ root: folder, base: '/', style: 'spa fallback' })
  const close = async () => {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: host.url, close }
}
