import { bypass, type HttpHandler } from 'msw'
import { createBackend, type Backend } from '../handlers/backend.ts'
import { openTabWorld } from './tabWorld.ts'
import { RequestLog } from '../handlers/requestLog.ts'
import { createWindowName } from './windowName.ts'
import { openLog } from '../db/indexedDbLog.ts'
import { DEMO_CROWD_PER_MINUTE } from '../db/seed.ts'
import { findLocal } from './local.ts'
import { pageBase } from './pageBase.ts'
import { resources } from '../resources/all.ts'
import { createWorld } from '../db/createWorld.ts'
import { DATA_VERSION } from '../db/collections.ts'
import { worldLanguage } from './pageLanguage.ts'
import { PhotoUrls } from './photoUrls.ts'
import { warn } from '../handlers/warn.ts'

export type PageMocks = Backend & {
  /** The handlers of a developer's `mocks/local.ts`, which come before `handlers`. */
  readonly overrides: readonly HttpHandler[]
  /** The tab's world: `main`, or the tab's own. */
  readonly worldName: string
  readonly photoUrls: PhotoUrls
  /** The reason, if the world is in memory only; no other page shares it then. */
  readonly volatile?: string
}

/** The prefix of this base's databases. */
const databases = `pickers-mock:${import.meta.env.BASE_URL}:`

/** The operations passed to a real backend, from this build's variables. */
const passThrough = {
  list: String(import.meta.env['VITE_API_PASSTHROUGH'] ?? ''),
  backend: String(import.meta.env['VITE_API_BASE_URL'] ?? ''),
  send: (request: Request) => fetch(bypass(request)),
}

/** Opens the world of this tab, a new one in the language of `worldLanguage`, and creates its handlers. Every page that handles requests has its own copy of both. */
export async function openPageMocks(): Promise<PageMocks> {
  const worldName = openTabWorld()
  const name = `${databases}${DATA_VERSION}:${worldName}`
  const language = worldLanguage()
  const [log, local] = await Promise.all([openLog(name, language), findLocal()])
  const world = createWorld(log, { resources, crowdPerMinute: DEMO_CROWD_PER_MINUTE, language })
  world.onRepair = (reason) => warn(`The stored world could not be read (${reason.message}); it starts again from the seed.`)
  if (worldName !== 'main') void import('./deleteStaleWorlds.ts').then(({ lockWorld }) => lockWorld(name))
  const photoUrls = new PhotoUrls()
  const backend = createBackend(world, pageBase, {
    resources,
    passThrough,
    photoUrl: photoUrls.of,
    log: new RequestLog(createWindowName()),
    onUnhandledRequest: 'warn',
  })
  const overrides = backend.overridesOf(local)
  return { ...backend, overrides, worldName, photoUrls, ...(log.volatile !== undefined && { volatile: log.volatile }) }
}
