import { expect, test } from 'vitest'
import { hasMoment, isNext } from '../../../mocks/console/faults/faultOrder.ts'

const fault = (id: number, kind: 'latency' | 'status' | 'network', operation: string) => ({ id, kind, operation })

test('of several faults of a request the first one comes next, and every delay', () => {
  const all = [fault(1, 'status', 'products'), fault(2, 'network', 'products'), fault(3, 'latency', 'products')]
  expect(all.map((each) => isNext(each, all))).toEqual([true, false, true])
  const everyRequest = [fault(1, 'status', '*'), fault(2, 'network', 'products')]
  expect(everyRequest.map((each) => isNext(each, everyRequest))).toEqual([true, false])
  const narrow = [fault(1, 'status', 'products'), fault(2, 'network', '*')]
  expect(narrow.map((each) => isNext(each, narrow))).toEqual([true, true])
  expect((['status', 'upload', 'latency'] as const).map(hasMoment)).toEqual([true, false, false])
})
