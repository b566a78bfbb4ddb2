import { expect, test } from 'vitest'
import { errorMessage } from '../../../mocks/console/errorMessage.ts'
import { errorTexts } from '../../../mocks/console/errorTexts.ts'
import type { Control } from '../../../mocks/control/control.ts'
import { steered } from '../control/steered.ts'

type Failing = (control: Control) => Promise<unknown>

const cases: readonly (readonly [name: string, run: Failing, ko: string, en: string])[] = [
  [
    'an override of an unknown address',
    (control) => control.addOverride({ method: 'GET', path: '/v1/nothing?page=1', reply: null }),
    '계약에 없는 요청이에요: GET /v1/nothing',
    'The contract has no such request: GET /v1/nothing',
  ],
  [
    'an override that is too long',
    (control) => control.addOverride({ method: 'GET', path: '/v1/products', reply: 'x'.repeat(500_000) }),
    '답이 너무 길어요. 500,000자까지 쓸 수 있는데 500,002자예요.',
    'The reply is too long: 500,002 characters, but at most 500,000 fit.',
  ],
  [
    'a fault with a count that is none',
    (control) => control.addFault({ kind: 'network', left: 0 }),
    '횟수는 1부터 10,000까지의 정수로 적어 주세요.',
    'The number of times must be a whole number from 1 to 10,000.',
  ],
  [
    'a fault with a code that none can be',
    (control) => control.addFault({ kind: 'status', code: '' }),
    '오류 코드는 영문 글자, 숫자, _로만 60자까지 적어 주세요.',
    'The error code can have up to 60 letters, digits and underscores.',
  ],
  [
    'an override with a status that is none',
    (control) => control.addOverride({ method: 'GET', path: '/v1/products', status: 99, reply: null }),
    '상태 코드는 200부터 599까지의 정수로 적어 주세요.',
    'The status must be a whole number from 200 to 599.',
  ],
  [
    'an input without a sentence of its own, by its name',
    (control) => control.setDevice({ popupsBlocked: -1 }),
    '적은 값을 쓸 수 없어요: popupsBlocked',
    'This value can’t be used: popupsBlocked',
  ],
  [
    'a removed override',
    (control) => control.switchOverride({ id: 7, isOn: true }),
    '바꿔 둔 답이 없어요. 그사이에 없앴을 수 있어요.',
    'There’s no such overridden reply. It may have been removed in the meantime.',
  ],
  [
    'a world of another version',
    async (control) => {
      const { text } = await control.exportWorld()
      return control.importWorld({ text: text.replace(/"dataVersion":\d+/, '"dataVersion":0') })
    },
    '다른 버전의 빌드가 내보낸 세계라서 열 수 없어요. 아무것도 바꾸지 않았어요.',
    'This world was exported by another version of the build. Nothing has changed.',
  ],
  [
    'named worlds without a server',
    (control) => control.removeWorld({ name: 'qa' }),
    '이름 있는 세계는 모의 서버를 따로 켰을 때만 쓸 수 있어요.',
    'Named worlds are only available on the mock server.',
  ],
  [
    'pass-through of an unknown operation',
    (control) => control.setPassThrough({ operations: ['products', 'nothing'] }),
    '계약에 없는 요청이에요: nothing',
    'The contract has no such request: nothing',
  ],
  [
    'pass-through without a backend',
    (control) => control.setPassThrough({ operations: ['products'] }),
    '어느 서버로 보낼지 정해지지 않았어요. 서버의 주소를 함께 정해 주세요.',
    'No backend has been set. Enter the address of its API too.',
  ],
]

const reject = (run: Failing) =>
  run(steered().control).then(
    () => 'no error',
    (error: unknown) => error,
  )

test.each(cases)('%s is named in both languages', async (_, run, ko, en) => {
  const error = await reject(run)
  expect([errorMessage(error, errorTexts.ko), errorMessage(error, errorTexts.en)]).toEqual([ko, en])
})

test('a deposit of another amount is named with separators in both languages', async () => {
  const { control } = steered()
  await control.scenario({ id: 'cancel-before-deposit' })
  const order = (await control.orders()).find(({ toDeposit }) => toDeposit !== null)
  const orderId = order?.orderId ?? ''
  const error = await control.depositArrives({ orderId, amount: 1_234_567 }).catch((reason: unknown) => reason)
  expect(errorMessage(error, errorTexts.ko)).toBe(`${orderId} 주문은 1,234,567원 입금을 받을 수 없어요. 기다리는 금액과 달라요.`)
  expect(errorMessage(error, errorTexts.en)).toBe(
    `Order ${orderId} can’t take a deposit of 1,234,567 won: it’s waiting for a different amount.`,
  )
})
