import { expect, test } from 'vitest'
import { errorMessage } from '../../../mocks/console/errorMessage.ts'
import { errorTexts } from '../../../mocks/console/errorTexts.ts'
import { emptyFault, toFault } from '../../../mocks/console/faults/faultForm.ts'
import { typedNumber } from '../../../mocks/console/typedNumber.ts'
import { steered } from '../control/steered.ts'

test.each([
  ['0', 0],
  [' 50000 ', 50_000],
  ['1,234,567', 1_234_567],
])('%j is a number', (text, number) => expect(typedNumber(text)).toBe(number))

test.each(['', ' ', ',', '-1', '1.5', '1e9', '0x10', 'many', '３'])('%j is none', (text) => expect(typedNumber(text)).toBeNaN())

test.each(['', '0', '1e5', '-5', '600,001', 'soon'])('a delay of %j is refused with a sentence in both languages', async (ms) => {
  const fault = toFault({ ...emptyFault('ko'), kind: 'latency', ms })
  const error = await steered()
    .control.addFault(fault)
    .catch((reason: unknown) => reason)
  expect(errorMessage(error, errorTexts.ko)).toBe('늦는 시간은 1부터 600,000까지의 정수(ms)로 적어 주세요.')
  expect(errorMessage(error, errorTexts.en)).toBe('The delay must be a whole number from 1 to 600,000 (ms).')
})

test('a delay with separators is taken', async () => {
  const { control } = steered()
  await control.addFault(toFault({ ...emptyFault('ko'), kind: 'latency', ms: '3,000' }))
  expect(await control.faults()).toMatchObject([{ kind: 'latency', ms: 3000 }])
})
