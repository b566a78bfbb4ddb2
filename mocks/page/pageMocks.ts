import { bypass, type HttpHandler } from 'msw'
import { createBackend, type Backend } from '../handlers/backend.ts'
import { openTabPersona } from './tabPersona.ts'
import { RequestLog } from '../handlers/requestLog.ts'
import { createWindowName } from './windowName.ts'
import { openLog } from '../db/indexedDbLog.ts'
import { DEMO_CROWD_PER_MINUTE } from '../db/seed.ts'
import { findLocal } from './local.ts'
import { pageBase } from './pageBase.ts'
import { resourcesWith } from '../resources/all.ts'
import { createWorld } from '../db/createWorld.ts'
import { DATA_VERSION } from '../db/collections.ts'
import { worldLanguage } from './pageLanguage.ts'
import { PhotoUrls } from './photoUrls.ts'
import { warn } from '../handlers/warn.ts'

export type PageMocks = Backend & {
  /** The handlers of a developer's `mocks/local.ts`, which come before `handlers`. */
  readonly overrides: readonly HttpHandler[]
  readonly photoUrls: PhotoUrls
  /** The reason, if the world is in memory only; no other page shares it then. */
  readonly volatile?: string
}

/** This base's database of the world that all windows of a browser share. */
const database = `pickers-mock:${import.meta.env.BASE_URL}:${DATA_VERSION}:main`

/** The operations passed to a real backend, from this build's variables. */
const passThrough = {
  list: String(import.meta.env['VITE_API_PASSTHROUGH'] ?? ''),
  backend: String(import.meta.env['VITE_API_BASE_URL'] ?? ''),
  send: (request: Request) => fetch(bypass(request)),
}

/** Opens this browser's world with the tab's persona, a new one in the language of `worldLanguage`, and creates its handlers. Every page that handles requests has its own copy of both. */
export async function openPageMocks(): Promise<PageMocks> {
  openTabPersona()
  const language = worldLanguage()
  const [log, local] = await Promise.all([openLog(database, language), findLocal()])
  const resources = resourcesWith(local)
  const world = createWorld(log, { resources, crowdPerMinute: DEMO_CROWD_PER_MINUTE, language })
  world.onRepair = (reason) => warn(`The stored world could not be read (${reason.message}); it starts again from the seed.`)
  const photoUrls = new PhotoUrls()
  const backend = createBackend(world, pageBase, {
    resources,
    passThrough,
    photoUrl: photoUrls.of,
    log: new RequestLog(createWindowName()),
    onUnhandledRequest: 'warn',
  })
  const overrides = backend.overridesOf(local)
  return { ...backend, overrides, photoUrls, ...(log.volatile !== undefined && { volatile: log.volatile }) }
}
