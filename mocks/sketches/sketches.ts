import { http, type HttpHandler } from 'msw'
import type { HandlerContext } from '../handlers/resolver.ts'
import type { Sketch } from './sketch.ts'

/** The handlers of sketched resources; their code, and the collection's, is fetched with the first call. */
export function sketchHandlers({ world, api, wrap }: HandlerContext, sketches: readonly Sketch[]): HttpHandler[] {
  return sketches.flatMap((sketch) => {
    const resolver = wrap(undefined, async ({ request, params, readBytes }) => {
      const { answerSketch } = await import('./sketchHandlers.ts')
      return answerSketch(world, sketch, { request, id: 'id' in params ? String(params.id) : undefined, readBytes })
    })
    return [http.all(api(sketch.path), resolver), http.all(api(`${sketch.path}/:id`), resolver)]
  })
}
