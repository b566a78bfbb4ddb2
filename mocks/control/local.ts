import type { HttpHandler } from 'msw'
import type { Handle } from '../handlers/handle.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Sketch } from '../handlers/sketches/sketch.ts'

/** The exports of a developer's own `mocks/local.ts`; each part is optional. */
export type Local = {
  /**
   * Handlers that run before the built-in ones: MSW's own at an address below the base (`api`), or typed by the contract
   * (`handle`).
   */
  readonly handlers?: (tools: { readonly handle: Handle; readonly api: (path: string) => string }) => HttpHandler[]
  /** Additional scenarios, or replacements of the catalogue's. */
  readonly scenarios?: readonly Scenario[]
  /** Endpoints that the contract does not have yet. */
  readonly sketches?: readonly Sketch[]
}
