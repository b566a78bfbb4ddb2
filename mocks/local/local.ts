import type { AnswerOptions } from '../handlers/all.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Sketch } from '../sketch.ts'

/** What a developer's own `mocks/local.ts` may hold: nothing of it is needed. */
export type Local = {
  /** Other answers to operations of the contract, typed by it. */
  readonly answers?: AnswerOptions['answers']
  /** More scenarios, or others in the place of the catalogue's. */
  readonly scenarios?: readonly Scenario[]
  /** Endpoints that the contract does not have yet. */
  readonly sketches?: readonly Sketch[]
}
