import type { HttpHandler } from 'msw'
import type { Override } from '../db/collections/control.ts'
import { knownOperations } from '../rules/operations.ts'
import { onMethod } from './handle.ts'
import { isWithoutBody } from './reply.ts'
import type { HandlerContext } from './wrap.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The MSW handlers of a world's overrides that are switched on. They are logged, and faults apply to them. */
export async function overrideHandlers(context: HandlerContext): Promise<HttpHandler[]> {
  const overrides = await context.world.read((tx) => tx.overrides.all())
  return overrides.filter(({ isOn }) => isOn).map((override) => overrideHandler(context, override))
}

function overrideHandler({ base, wrap }: HandlerContext, override: Override): HttpHandler {
  const { method, path, operation, status, reply } = override
  const resolver = wrap(knownOperations.get(operation), async ({ note }) => {
    note({ isOverridden: true })
    return new Response(isWithoutBody(status) ? null : reply, { status, headers: JSON_TYPE })
  })
  return onMethod[method](exactly(base + path.slice(1)), resolver)
}

/** MSW ignores the query; a text would be a pattern. */
const exactly = (url: string) => new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`)

type Setup<H> = {
  readonly listHandlers: () => readonly H[]
  readonly resetHandlers: () => void
  readonly use: (...handlers: (H | HttpHandler)[]) => void
}

/**
 * Replaces overrides that were added to `setupWorker` or `setupServer` by others; those of `worker.use` on the console, and
 * of a test, stay before them.
 */
export function replaceHandlers<H>(
  setup: Setup<H>,
  initial: Iterable<unknown>,
  replaced: readonly HttpHandler[],
  by: readonly HttpHandler[],
): void {
  const known = new Set<unknown>([...initial, ...replaced])
  const added = setup.listHandlers().filter((handler) => !known.has(handler))
  // `resetHandlers(...list)` would replace the initial handlers permanently.
  setup.resetHandlers()
  setup.use(...added, ...by)
}
