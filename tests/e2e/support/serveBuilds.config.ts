import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../site/site.ts'
import { startHost } from './hosts.ts'
import { sites } from './sites.ts'

/** Serves the builds during the run; those that its tests do not need may be missing. */
export default async function serveBuilds() {
  const built = [...Object.values(sites), site].filter(({ build }) => existsSync(join(build, 'index.html')))
  const hosts = await Promise.all(built.map(({ build, base, style, port }) => startHost({ root: build, base, style, port })))
  return async () => {
    await Promise.all(hosts.map((host) => host.close()))
  }
}
