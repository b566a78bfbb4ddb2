import type { HttpHandler } from 'msw'
import { createBackend, type Backend, type BackendOptions } from '../handlers/backend.ts'
import type { Resource } from '../handlers/handle.ts'
import type { CommandContext } from '../control/commands/command.ts'
import { createControl } from '../control/control.ts'
import { RequestLog } from '../handlers/requestLog.ts'
import type { Language } from '../db/languages.ts'
import { createWorld, type PickersWorld } from '../db/createWorld.ts'
import type { WorldOptions } from '../db/seed.ts'
import type { Local } from '../control/local.ts'
import { MAIN_WORLD } from './address.ts'
import { noteFaults } from './requestLines.ts'
import { getOrAdd, type WorldStore } from './worldStore.ts'
import { resourcesWith } from '../resources/all.ts'

export type WorldsOptions = {
  readonly store: WorldStore
  readonly world: WorldOptions
  readonly local: Local
  /** The app's own address, ending with a slash. */
  readonly appUrl: string
  readonly passThrough: BackendOptions['passThrough'] | undefined
  /** The time in ms after which an unused world is unloaded. */
  readonly idleMs: number
  /** Worlds in memory: the one that was not used for the longest time makes room for another. */
  readonly maxLoaded: number
  readonly onWarning: (message: string) => void
}

type ServedBackend = { readonly handlers: () => Promise<HttpHandler[]>; readonly control: CommandContext }

/** A loaded world with a backend for each address that clients use. */
type LoadedWorld = {
  readonly world: PickersWorld
  readonly log: RequestLog
  readonly backends: Map<string, ServedBackend>
  /** Resolves once its start scenario, if any, has been applied. */
  isReady: Promise<unknown>
}

/** What the first request of a new world names. */
export type Beginning = { readonly scenario: string | null; readonly language: Language | undefined }

/** Of a world; each name that a caller uses for the server adds one. */
const MAX_BACKENDS = 16

type Use = { active: number; lastAt: number }

/** For named worlds, of which there may be hundreds. */
const MAX_LOG_ENTRIES = 50

/** All worlds of a server: created by their first request, unloaded when unused, loaded again by their next request. */
export class Worlds {
  readonly #options: WorldsOptions
  readonly #resources: readonly Resource[]
  readonly #loaded = new Map<string, LoadedWorld>()
  readonly #uses = new Map<string, Use>()

  constructor(options: WorldsOptions) {
    this.#options = options
    this.#resources = resourcesWith(options.local)
  }

  /**
   * The backend of a world below an address. A new world starts with the scenario and in the language, if they are given.
   * Rejects with `CommandError` for an unknown scenario.
   */
  async backendAt(name: string, base: string, beginning?: Beginning): Promise<ServedBackend> {
    const isNew = !this.has(name)
    const loaded = getOrAdd(this.#loaded, name, () => this.#load(name))
    this.#unloadLongestUnused()
    const backend = loaded.backends.get(base) ?? this.#serve(loaded, base)
    storeAsLast(loaded.backends, base, backend)
    if (isNew && beginning) loaded.isReady = this.#begin(name, backend, beginning)
    await loaded.isReady
    return backend
  }

  has(name: string): boolean {
    return name === MAIN_WORLD || this.#loaded.has(name) || this.#options.store.names().includes(name)
  }

  list(): { name: string; path: string; isLoaded: boolean; lastUsedAt: string | null }[] {
    const names = new Set([MAIN_WORLD, ...this.#options.store.names(), ...this.#loaded.keys()])
    return [...names].sort().map((name) => {
      const lastAt = this.#uses.get(name)?.lastAt
      return {
        name,
        path: name === MAIN_WORLD ? '/' : `/w/${name}/`,
        isLoaded: this.#loaded.has(name),
        lastUsedAt: lastAt === undefined ? null : new Date(lastAt).toISOString(),
      }
    })
  }

  async remove(name: string): Promise<void> {
    this.#loaded.delete(name)
    this.#uses.delete(name)
    await this.#options.store.remove(name)
  }

  /** Marks the world as used by a request, until the returned function is called. */
  use(name: string): () => void {
    const use = getOrAdd(this.#uses, name, () => ({ active: 0, lastAt: 0 }))
    use.active += 1
    use.lastAt = Date.now()
    return () => {
      use.active -= 1
      use.lastAt = Date.now()
      this.#forgetUse(name)
    }
  }

  /** Unloads the worlds that were not used for a while; their data stays in the store. */
  unloadIdle(): void {
    for (const name of this.#loaded.keys()) {
      const use = this.#uses.get(name)
      const isIdle = !use || (use.active === 0 && Date.now() - use.lastAt >= this.#options.idleMs)
      if (isIdle && name !== MAIN_WORLD) this.#unload(name)
    }
  }

  #unloadLongestUnused(): void {
    while (this.#loaded.size > this.#options.maxLoaded) {
      const unused = [...this.#uses].filter(([name, { active }]) => active === 0 && name !== MAIN_WORLD && this.#loaded.has(name))
      const [first] = unused.sort(([, one], [, other]) => one.lastAt - other.lastAt)
      if (!first) return
      this.#unload(first[0])
    }
  }

  /** Its data stays in the store. */
  #unload(name: string): void {
    this.#loaded.delete(name)
    this.#forgetUse(name)
  }

  /** Of a world that does not exist: its request was refused, or nothing was written to it. */
  #forgetUse(name: string): void {
    if (!this.has(name)) this.#uses.delete(name)
  }

  #load(name: string): LoadedWorld {
    const { store, world: options, onWarning } = this.#options
    const world = createWorld(store.open(name), { ...options, resources: this.#resources })
    world.onRepair = ({ message }) =>
      onWarning(`the stored world ${name} could not be read (${message}): it starts again from the seed`)
    const log = name === MAIN_WORLD ? new RequestLog() : new RequestLog(MAIN_WORLD, MAX_LOG_ENTRIES)
    log.onEntry = noteFaults
    return { world, log, backends: new Map(), isReady: Promise.resolve() }
  }

  #serve({ world, log }: LoadedWorld, base: string): ServedBackend {
    const { appUrl, passThrough, local, onWarning } = this.#options
    const backend: Backend = createBackend(world, base, {
      resources: this.#resources,
      log,
      registered: { clientUrl: appUrl },
      onUnhandledRequest: ({ method, url }) => onWarning(`unknown request: ${method} ${url}`),
      ...(passThrough && { passThrough }),
    })
    const control = { ...backend, ownScenarios: local.scenarios ?? [], appUrl, worlds: this }
    const own = [...backend.overridesOf(local), ...backend.handlers]
    return { handlers: async () => [...(await backend.worldOverrides()), ...own], control }
  }

  async #begin(name: string, backend: ServedBackend, { scenario, language }: Beginning): Promise<void> {
    const control = createControl(backend.control)
    try {
      if (scenario !== null) await control.scenario({ id: scenario, language })
      else if (language !== undefined) await control.reset({ language })
    } catch (error) {
      await this.remove(name)
      throw error
    }
  }
}

/** Removes the backend that was not used for the longest time if there are too many: its address creates it again. */
function storeAsLast(backends: LoadedWorld['backends'], base: string, backend: ServedBackend): void {
  backends.delete(base)
  backends.set(base, backend)
  const [first] = backends.keys()
  if (backends.size > MAX_BACKENDS && first !== undefined) backends.delete(first)
}
