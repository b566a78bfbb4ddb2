import { http, matchRequestUrl, type HttpHandler } from 'msw'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { singleFlight } from '../../../src/lib/singleFlight.ts'
import type { HandlerContext } from '../wrap.ts'
import { warn } from '../warn.ts'
import type { Sketch } from './sketch.ts'

const importHandlers = singleFlight(() => import('./sketchHandlers.ts'))

/** The handlers of sketched resources. Their code is loaded with the first request. */
export function sketchHandlers(context: HandlerContext, sketches: readonly Sketch[]): HttpHandler[] {
  const { world, api, wrap } = context
  return sketches.flatMap((sketch) => {
    warnOfReplaced(sketch, context)
    const resolver = wrap(undefined, async ({ request, params, readBytes, readSettings }) => {
      const { handleSketchRequest } = await importHandlers()
      const id = 'id' in params ? String(params.id) : undefined
      return handleSketchRequest(world, sketch, { request, id, readBytes, readSettings })
    })
    return [http.all(api(sketch.path), resolver), http.all(api(`${sketch.path}/:id`), resolver)]
  })
}

/** Sketches come before the contract's handlers, and so replace operations of the same address. */
function warnOfReplaced({ path }: Sketch, { base, api }: HandlerContext): void {
  const patterns = [api(path), api(`${path}/:id`)]
  const replaced = Object.values<Operation>(operations).filter((operation) => {
    const url = new URL(operation.path.slice(1).replaceAll(/:\w+/g, '1'), base)
    return patterns.some((pattern) => matchRequestUrl(url, pattern).matches)
  })
  if (replaced.length === 0) return
  const names = replaced.map((operation) => `${operation.method} ${operation.path}`).join(', ')
  warn(`The sketch of ${path} replaces ${names} of the contract: change its path, or remove it from mocks/local.ts.`)
}
