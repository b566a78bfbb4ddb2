import { expect, test } from 'vitest'
import { languages } from '../../../mocks/db/languages.ts'
import { messages, textIn, type Message } from '../../../mocks/rules/messages.ts'
import { errorMessages } from '../../../mocks/rules/errorMessages.ts'
import { orderMessages } from '../../../mocks/rules/orders/orderMessages.ts'
import { addFault } from '../../../mocks/rules/faults.ts'
import { failureReply, type Failure } from '../../../mocks/rules/payment/sandbox.ts'
import { operations } from '../../../src/contract/operations.ts'
import { paymentMethods } from '../../../src/contract/values.ts'
import { Shop } from '../client.ts'

const HANGUL = /\p{Script=Hangul}/u
const { recordPick } = operations

const failures: readonly Failure[] = [
  'cancelled',
  'cancelledInApp',
  'leftWithoutWord',
  'limitExceeded',
  'insufficientBalance',
  'wrongExpiry',
  'stoppedCard',
  'providerError',
  'timeout',
]

const all: readonly Message[] = [
  ...Object.values(errorMessages),
  ...[messages, orderMessages]
    .flatMap<unknown>((each) => Object.values(each))
    .map((message) => (typeof message === 'function' ? message('A', 1) : message)),
]

test.each(languages)('every message of the server is worded in %s', (language) => {
  const texts = all.map((message) => textIn(language, message))
  expect(texts.filter((text) => HANGUL.test(text) !== (language === 'ko'))).toEqual([])
})

test('an English world refuses in English, with its fields', async () => {
  const shop = new Shop({ language: 'en' })
  const taken = { body: { episodeId: 0, styleIds: [51, 'x'] } }
  const { error } = await shop.requestUnchecked(recordPick, taken, { as: 'jihoon' })
  expect(error?.message).toBe('Please check what you’ve entered.')
  expect(error?.fields).toEqual([
    { path: 'episodeId', message: 'This is out of range.' },
    { path: 'styleIds.1', message: 'The format isn’t right.' },
  ])
})

test.each([
  ['GET', '/v1/none', 'We couldn’t find what you asked for.'],
  ['GET', '/v1/products/', 'We couldn’t find what you asked for.'],
  ['DELETE', '/v1/picks', 'This request isn’t supported.'],
  ['GET', '/v1/users/1/orders', 'Please log in.'],
])('an English world refuses %s %s in English', async (method, path, message) => {
  expect((await new Shop({ language: 'en' }).send(method, path)).error?.message).toBe(message)
})

test('[API-01] a world is Korean by default, and so are its messages', async () => {
  expect((await new Shop().send('GET', '/v1/none')).error?.message).toBe('요청한 내용을 찾을 수 없어요.')
})

test('a fault without a message of its own has the server’s, in the language of the world', async () => {
  const shop = new Shop({ language: 'en' })
  await shop.world.transaction((tx) => void addFault(tx, { kind: 'status', operation: 'products' }))
  expect((await shop.send('GET', '/v1/products')).error?.message).toBe('Something went wrong. Please try again in a moment.')
})

test.each(['window', 'redirect'] as const)(
  'the provider’s %s words its failures in the language of the world',
  async (channel) => {
    for (const language of languages) {
      const { world } = new Shop({ language })
      const words = await world.read((tx) =>
        failures.flatMap((failure) => paymentMethods.map((method) => failureReply(tx, channel, method, failure).message)),
      )
      expect(words.filter((text) => text !== '' && HANGUL.test(text) !== (language === 'ko'))).toEqual([])
    }
  },
)
