import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startHost } from './hosts.ts'
import { sites } from './sites.ts'

/** Serves the builds of `npm test -- --only builds` during the run. */
export default async function serveBuilds() {
  for (const { build } of Object.values(sites)) {
    if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} is not built: npm test -- --only builds,e2e`)
  }
  const hosts = await Promise.all(
    Object.values(sites).map(({ build, base, style, port }) => startHost({ root: build, base, style, port })),
  )
  return async () => {
    await Promise.all(hosts.map((host) => host.close()))
  }
}
