import type { Fault } from '../db/collections/control.ts'
import { failed } from './reply.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { consumeFaults, isDelay } from '../rules/faults.ts'
import { waitUntilReleased } from './heldReplies.ts'
import { emulateUpload } from './uploadProgress.ts'

/** The sent share of a body when its upload breaks off. */
const BROKEN_UPLOAD = 0.8
const GARBAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'
const OUTSIDE_CONTRACT = { result: 'SUCCESS', data: { id: 'not a number', styles: 7, status: [] }, error: null }

/**
 * Applies the world's faults to a reply: delays, then the reply of `answer` or a faulty one. `onFaults` is called with the
 * faults' kinds.
 */
export async function applyFaults(
  world: PickersWorld,
  operation: string | undefined,
  answer: () => Promise<Response>,
  signal: AbortSignal,
  onFaults: (kinds: readonly string[]) => void = () => {},
): Promise<Response> {
  const faults = await world.transaction((tx) => consumeFaults(tx, operation))
  onFaults(faults.map(({ kind }) => kind))
  for (const fault of faults) {
    if (fault.kind === 'latency') await delay(fault.ms)
    if (fault.kind === 'pause') await waitUntilReleased(world, operation ?? '', signal)
  }
  const failing = faults.find((fault) => !isDelay(fault))
  if (!failing) return answer()
  // A server does nothing with a request that has not arrived.
  if (failing.isAfter && failing.kind !== 'upload') await answer()
  return faultResponses[failing.kind](failing)
}

const errorOf = ({ status, code, message }: Fault) => failed(status, { code, message })

const faultResponses: Record<Fault['kind'], (fault: Fault) => Promise<Response> | Response> = {
  status: errorOf,
  latency: errorOf,
  pause: errorOf,
  network: () => Response.error(),
  upload: async () => {
    await emulateUpload(BROKEN_UPLOAD)
    return Response.error()
  },
  hang: () => new Promise(() => {}),
  garbage: () => new Response(GARBAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  contract: () => Response.json(OUTSIDE_CONTRACT),
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
