import { expect, test } from 'vitest'
import { emptyFault, toFault } from '../../../mocks/console/faults/faultForm.ts'
import { typedNumber } from '../../../mocks/console/typedNumber.ts'
import { steered } from '../control/steered.ts'

test.each([
  ['0', 0],
  [' 50000 ', 50_000],
  ['1,234,567', 1_234_567],
])('%j is a number', (text, number) => expect(typedNumber(text)).toBe(number))

test.each(['', ' ', ',', '-1', '1.5', '1e9', '0x10', 'many', '３'])('%j is none', (text) => expect(typedNumber(text)).toBeNaN())

test.each(['', '0', '1e5', '-5', '600,001', 'soon'])('a delay of %j is refused', async (ms) => {
  const fault = toFault({ ...emptyFault('ko'), kind: 'latency', ms })
  await expect(steered().control.addFault(fault)).rejects.toThrow(/^ms: .*Set it to/)
})

test('a delay with separators is taken', async () => {
  const { control } = steered()
  await control.addFault(toFault({ ...emptyFault('ko'), kind: 'latency', ms: '3,000' }))
  expect(await control.faults()).toMatchObject([{ kind: 'latency', ms: 3000 }])
})
