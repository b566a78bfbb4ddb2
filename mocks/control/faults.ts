import { now } from '../db/clock.ts'
import { nextId } from '../db/ids.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Fault } from '../db/tables/control.ts'
import type { Reading, Tables } from '../db/tables.ts'
import { failed } from '../handlers/reply.ts'

export type NewFault = Pick<Fault, 'kind'> & Partial<Omit<Fault, 'id' | 'kind'>>

/** How often a held reply looks whether it may go (ms). */
const LOOK_AGAIN = 50
const GARBAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'
const PROMISED_BY_NOBODY = { result: 'SUCCESS', data: { id: 'not a number', styles: 7, status: [] }, error: null }
const SERVER_ERROR = { status: 500, code: 'SERVER_ERROR', message: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.' }

/** Lets something go wrong from now on. What is left out: every operation, always, before the server decides, a 500. */
export function addFault(t: Tables, fault: NewFault): Readonly<Fault> {
  const usual = { operation: '*', ms: 0, ...SERVER_ERROR, left: null, isAfter: false }
  return t.faults.put({ ...usual, ...fault, id: nextId(t.counters, 'faults') })
}

export function removeFault(t: Tables, id: number): void {
  t.faults.remove(id)
}

/** The waits that meet this operation, and the first fault that spoils its reply. */
function faultsFor(t: Reading, operation: string | undefined): Readonly<Fault>[] {
  const meeting = t.faults.all().filter((fault) => fault.operation === '*' || fault.operation === operation)
  const spoiling = meeting.find(({ kind }) => !isWait(kind))
  return meeting.filter((fault) => isWait(fault.kind) || fault === spoiling)
}

const isWait = (kind: Fault['kind']) => kind === 'latency' || kind === 'pause'

/** Counts down those that meet only so many replies: windows that ask at once never share one. */
function takeFaults(t: Tables, operation: string | undefined): Readonly<Fault>[] {
  const taken = faultsFor(t, operation)
  for (const fault of taken) {
    if (fault.left === null) continue
    if (fault.left > 1) t.faults.put({ ...fault, left: fault.left - 1 })
    else t.faults.remove(fault.id)
  }
  return taken
}

/** Not an operation of the contract, but it can hang as well. */
export const POSTCODE_SCRIPT = 'postcodeScript'

/** Whether anything may go wrong now, or with this one by its name: what a request looks at before it is answered. */
export function isAnyFault(t: Reading, operation?: string): boolean {
  return operation === undefined ? t.faults.ids().length > 0 : t.faults.all().some((fault) => fault.operation === operation)
}

/** Answers as the world's faults let it. `told` hears which faults met this reply. */
export async function spoilt(
  world: PickersWorld,
  operation: string | undefined,
  answer: () => Promise<Response>,
  told: (kinds: readonly string[]) => void,
): Promise<Response> {
  const faults = await world.transaction((t) => takeFaults(t, operation))
  told(faults.map(({ kind }) => kind))
  for (const fault of faults) {
    if (fault.kind === 'latency') await passing(fault.ms)
    if (fault.kind === 'pause') await released(world, operation)
  }
  const spoiling = faults.find(({ kind }) => !isWait(kind))
  if (!spoiling) return answer()
  if (spoiling.isAfter) await answer()
  return spoils[spoiling.kind](spoiling)
}

const refuse = ({ status, code, message }: Fault) => failed(status, { code, message })

const spoils: Record<Fault['kind'], (fault: Fault) => Promise<Response> | Response> = {
  status: refuse,
  latency: refuse,
  pause: refuse,
  network: () => Response.error(),
  hang: () => new Promise(() => {}),
  garbage: () => new Response(GARBAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  contract: () => Response.json(PROMISED_BY_NOBODY),
}

/** Waits until somebody, in any window, lets this reply go. */
async function released(world: PickersWorld, operation = ''): Promise<void> {
  const id = await world.transaction((t) => {
    return t.heldReplies.put({ id: nextId(t.counters, 'heldReplies'), operation, at: now(t.counters) }).id
  })
  while (await world.read((t) => t.heldReplies.get(id) !== undefined)) await passing(LOOK_AGAIN)
}

const passing = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
