import type { HttpHandler } from 'msw'
import type { Handle } from '../handlers/handle.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Sketch } from '../sketches/sketch.ts'

/** What a developer's own `mocks/local.ts` may export: each part is optional. */
export type Local = {
  /** Handlers before ours: MSW's own at an address below the base (`api`), or typed by the contract (`handle`). */
  readonly handlers?: (tools: { readonly handle: Handle; readonly api: (path: string) => string }) => HttpHandler[]
  /** More scenarios, or others in the place of the catalogue's. */
  readonly scenarios?: readonly Scenario[]
  /** Endpoints that the contract does not have yet. */
  readonly sketches?: readonly Sketch[]
}
