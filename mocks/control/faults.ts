import { now } from '../db/clock.ts'
import { nextId } from '../db/ids.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Fault } from '../db/tables/control.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'
import { failed } from '../handlers/reply.ts'

export type NewFault = Pick<Fault, 'kind'> & Partial<Omit<Fault, 'id' | 'kind'>>

/** How often a held reply checks whether it was released. */
const RELEASE_POLL_MS = 50
const GARBAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'
const OUTSIDE_CONTRACT = { result: 'SUCCESS', data: { id: 'not a number', styles: 7, status: [] }, error: null }
const SERVER_ERROR = { status: 500, code: 'SERVER_ERROR', message: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.' }

/** Adds a fault. Defaults: every operation, always, before the operation runs, a 500. */
export function addFault(tx: WriteTx, fault: NewFault): Readonly<Fault> {
  const defaults = { operation: '*', ms: 0, ...SERVER_ERROR, left: null, isAfter: false }
  return tx.faults.put({ ...defaults, ...fault, id: nextId(tx.counters, 'faults') })
}

export function removeFault(tx: WriteTx, id: number): void {
  tx.faults.remove(id)
}

/** The delays of this operation, and the first fault that replaces its reply. */
function faultsFor(tx: ReadTx, operation: string | undefined): Readonly<Fault>[] {
  const matching = tx.faults.all().filter((fault) => fault.operation === '*' || fault.operation === operation)
  const failing = matching.find(({ kind }) => !isWait(kind))
  return matching.filter((fault) => isWait(fault.kind) || fault === failing)
}

const isWait = (kind: Fault['kind']) => kind === 'latency' || kind === 'pause'

/** Counts down the faults with a limited number of replies, in the transaction, so that two windows never share one. */
function takeFaults(tx: WriteTx, operation: string | undefined): Readonly<Fault>[] {
  const taken = faultsFor(tx, operation)
  for (const fault of taken) {
    if (fault.left === null) continue
    if (fault.left > 1) tx.faults.put({ ...fault, left: fault.left - 1 })
    else tx.faults.remove(fault.id)
  }
  return taken
}

/** Faults can name the postcode provider's script beside the operations. */
export const POSTCODE_SCRIPT = 'postcodeScript'

/** Whether there is any fault, or one that names this operation. */
export function isAnyFault(tx: ReadTx, operation?: string): boolean {
  return operation === undefined ? tx.faults.ids().length > 0 : tx.faults.all().some((fault) => fault.operation === operation)
}

/** Answers with the world's faults applied: delays, then `answer` or a faulty reply in its place. `onFaults` receives their kinds. */
export async function applyFaults(
  world: PickersWorld,
  operation: string | undefined,
  answer: () => Promise<Response>,
  onFaults: (kinds: readonly string[]) => void = () => {},
): Promise<Response> {
  const faults = await world.transaction((tx) => takeFaults(tx, operation))
  onFaults(faults.map(({ kind }) => kind))
  for (const fault of faults) {
    if (fault.kind === 'latency') await delay(fault.ms)
    if (fault.kind === 'pause') await waitUntilReleased(world, operation)
  }
  const failing = faults.find(({ kind }) => !isWait(kind))
  if (!failing) return answer()
  if (failing.isAfter) await answer()
  return faultResponses[failing.kind](failing)
}

const errorOf = ({ status, code, message }: Fault) => failed(status, { code, message })

const faultResponses: Record<Fault['kind'], (fault: Fault) => Promise<Response> | Response> = {
  status: errorOf,
  latency: errorOf,
  pause: errorOf,
  network: () => Response.error(),
  hang: () => new Promise(() => {}),
  garbage: () => new Response(GARBAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  contract: () => Response.json(OUTSIDE_CONTRACT),
}

/** Waits until any window releases this reply. */
async function waitUntilReleased(world: PickersWorld, operation = ''): Promise<void> {
  const id = await world.transaction((tx) => {
    return tx.heldReplies.put({ id: nextId(tx.counters, 'heldReplies'), operation, at: now(tx.counters) }).id
  })
  while (await world.read((tx) => tx.heldReplies.get(id) !== undefined)) await delay(RELEASE_POLL_MS)
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
