import { expect, test } from 'vitest'
import { hasMoment, isNext } from '../../../mocks/console/faults/faultOrder.ts'
import { startInNode } from '../../../mocks/node.ts'

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

test.each([{ left: 0 }, { left: 1_000_000 }, { status: 0 }, { status: 99_999 }, { code: '' }, { code: 'a b' }, { message: ' ' }])(
  'an empty or absurd value of a fault is refused: %j',
  async (value) => {
    const { control, stop } = startInNode({ baseUrl: 'http://api.test/' })
    await expect(control.addFault({ kind: 'status', ...value })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await control.faults()).toEqual([])
    stop()
  },
)
