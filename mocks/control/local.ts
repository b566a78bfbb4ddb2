import type { OwnHandlers } from '../handlers/backend.ts'
import type { Scenario } from '../scenarios/scenario.ts'

/** The exports of a developer's own `mocks/local.ts`; each part is optional. */
export type Local = OwnHandlers & {
  /** Additional scenarios, or replacements of the catalogue's. */
  readonly scenarios?: readonly Scenario[]
}
