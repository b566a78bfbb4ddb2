import type { PickersWorld } from './db/collections.ts'
import type { Arrival } from './handlers/all.ts'
import type { Sketch } from './sketch.ts'

/** Answers sketched paths from this world; its code, and the collection's, is fetched with the first call. */
export function sketchesIn(world: PickersWorld, sketches: readonly Sketch[]) {
  return ({ request, path }: Pick<Arrival, 'request' | 'path'>): Promise<Response> | undefined => {
    const sketch = sketches.find((sketch) => path === sketch.path || path.startsWith(`${sketch.path}/`))
    return sketch && import('./sketchAnswers.ts').then(({ answerSketch }) => answerSketch(world, sketch, request, path))
  }
}
