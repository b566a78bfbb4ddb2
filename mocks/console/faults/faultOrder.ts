import type { Fault } from '../../db/collections/control.ts'
import { isDelay } from '../../rules/faults.ts'

type Listed = Pick<Fault, 'id' | 'kind' | 'operation'>

/** Whether a fault applies to the next of its requests: delays do, and the first other fault that meets them. */
export function isNext(fault: Listed, all: readonly Listed[]): boolean {
  if (isDelay(fault)) return true
  const first = all.find((each) => !isDelay(each) && meets(each, fault))
  return first?.id === fault.id
}

/** Whether a fault comes before or after the decision: an upload never arrives, and a delay is before both. */
export const hasMoment = (kind: Fault['kind']): boolean => kind !== 'upload' && !isDelay({ kind })

/** Whether the first fault meets all requests that the second one meets. */
const meets = (first: Listed, second: Listed) => first.operation === '*' || first.operation === second.operation
