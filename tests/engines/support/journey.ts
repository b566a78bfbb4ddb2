import type { StaticHost } from '../../e2e/support/hosts.ts'
import type { Engine, EngineBrowser, LaunchOptions } from './engine.ts'
import type { ShopWindow } from './shopWindow.ts'

export interface JourneyContext {
  readonly page: ShopWindow
  readonly browser: EngineBrowser
  readonly host: StaticHost
  /** The address of the app. */
  readonly url: string
}

/** What a shopper does, from a fresh browser. */
export interface Journey {
  /** With the ids of the requirements it proves. */
  readonly title: string
  /** What the shopper sees at the end, for the table of engines. */
  readonly result: string
  /** Part of the short set (`--short`). */
  readonly isShort?: boolean
  readonly launchOptions?: LaunchOptions
  /** The reason, for an engine whose driver cannot do it. */
  readonly unsupported?: Partial<Record<Engine['name'], string>>
  readonly run: (context: JourneyContext) => Promise<void>
}
