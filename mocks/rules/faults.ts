import { paymentPages } from '../../src/contract/payment.ts'
import { nextId } from '../db/ids.ts'
import type { Fault } from '../db/collections/control.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'
import { errorMessages } from './errorMessages.ts'
import { textInWorld } from './messages.ts'

export type NewFault = Pick<Fault, 'kind'> & Partial<Omit<Fault, 'id' | 'kind' | 'message'>> & { message?: string | undefined }

/** The `operation` of faults in the script of the address search. */
export const POSTCODE_SCRIPT = 'postcodeScript'

/** Requests that are no operations of the contract, by the name under which faults meet them. */
export const faultTargets = {
  [POSTCODE_SCRIPT]: 'GET /mock/postcode.js',
  /** The search in the page that the script shows. */
  postcodeSearch: 'GET /mock/api/postcode',
  /** The page that the payment window opens with. */
  paymentPage: `GET ${paymentPages.desktop}`,
  /** The approval at the end of a payment: in the window, and on a phone. */
  paymentReturn: `POST ${paymentPages.desktopReturn}`,
  mobilePaymentReturn: `POST ${paymentPages.mobileReturn}`,
} as const

export type FaultTarget = keyof typeof faultTargets

/** Adds a fault. Defaults: every operation, without limit, before the operation runs, status 500. */
export function addFault(tx: WriteTx, fault: NewFault): Readonly<Fault> {
  const defaults = { operation: '*', ms: 0, status: 500, code: 'SERVER_ERROR', left: null, isAfter: false }
  const message = fault.message ?? textInWorld(tx, errorMessages.SERVER_ERROR)
  return tx.faults.create({ ...defaults, ...fault, message, id: nextId(tx.counters, 'faults') })
}

export function removeFault(tx: WriteTx, id: number): void {
  tx.faults.delete((q) => q.where({ id }))
}

/** Whether a request that is no operation of the contract meets a fault. */
export const hasFault = (tx: ReadTx, operation: FaultTarget): boolean =>
  tx.faults.findFirst((q) => q.where({ operation })) !== undefined

/** Whether the fault delays a reply without changing it. */
export const isDelay = ({ kind }: Pick<Fault, 'kind'>): boolean => kind === 'latency' || kind === 'pause'

/**
 * Returns the delays of this operation and the first fault that replaces its reply. Counts down limited faults in the same
 * transaction, so that two windows never use the same one.
 */
export function consumeFaults(tx: WriteTx, operation: string | undefined): Readonly<Fault>[] {
  const matching = tx.faults.findMany((q) => q.where((fault) => fault.operation === '*' || fault.operation === operation))
  const failing = matching.find((fault) => !isDelay(fault))
  const consumed = matching.filter((fault) => isDelay(fault) || fault === failing)
  for (const fault of consumed) {
    const { left } = fault
    if (left === null) continue
    if (left > 1) tx.faults.update(fault, { data: (draft) => void (draft.left = left - 1) })
    else tx.faults.delete(fault)
  }
  return consumed
}
