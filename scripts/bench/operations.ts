import { getResponse } from 'msw'
import * as v from 'valibot'
import { envelope } from '../../src/contract/envelope.ts'
import type { InputOf, Operation, ReplyOf } from '../../src/contract/operation.ts'
import { operations, type OperationName } from '../../src/contract/operations.ts'
import { now } from '../../mocks/db/clock.ts'
import { createWorld, type PickersWorld } from '../../mocks/db/createWorld.ts'
import { resources } from '../../mocks/resources/all.ts'
import { nextId } from '../../mocks/db/ids.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { priceOf, shippingFeeOf } from '../../mocks/db/prices.ts'
import { putOrder } from '../../mocks/db/seed/putOrder.ts'
import { createBackend, type Backend } from '../../mocks/handlers/backend.ts'
import type { ReadTx, WriteTx } from '../../mocks/db/collections.ts'
import { linesOfOrder } from '../../mocks/rules/orders/orders.ts'
import { issuePaymentKey } from '../../mocks/rules/payment/payments.ts'
import { issueAuthorizationCode, startSession } from '../../mocks/rules/users/session.ts'
import { addPickers } from '../../mocks/scenarios/bulkData.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import { startScenario } from '../../mocks/scenarios/startScenario.ts'

const BASE = 'http://bench.test/'
const phoneNumber = '01012345678'
const place = { postalCode: '04799', address: '서울 성동구 성수이로 87', addressDetail: '3층' }
const home = { name: '집', receiver: '재는 이', phoneNumber, ...place }
const DAY = 24 * 60 * 60 * 1000
const ROUNDS = 100
/** Complete lists are long at a large scale, so they are requested less often. */
const LIST_ROUNDS = 5

/** A stock that no measurement sells out. */
const PLENTY = 1_000_000

type OperationTimes = {
  /** Milliseconds of each operation's calls, without the complete lists. */
  readonly calls: ReadonlyMap<OperationName, readonly number[]>
  /** The number of records of each complete list, and the milliseconds of its calls. */
  readonly lists: ReadonlyMap<OperationName, { readonly records: number; readonly times: readonly number[] }>
}

/** Calls operations of one world in Node and measures the time from each request to its parsed reply, without a browser. */
class Caller {
  readonly times = new Map<OperationName, number[]>()
  readonly #handlers: Backend['handlers']
  readonly #names = new Map<Operation, OperationName>()

  constructor(readonly world: PickersWorld) {
    this.#handlers = createBackend(world, BASE, { resources }).handlers
    for (const name of v.parse(v.array(operationName), Object.keys(operations))) this.#names.set(operations[name], name)
  }

  async call<const O extends Operation>(operation: O, input: InputOf<O>, token?: string): Promise<ReplyOf<O>> {
    const request = requestFor(operation, input, token)
    const began = performance.now()
    const response = await getResponse([...this.#handlers], request)
    const { result, data, error } = v.parse(envelope, await response?.json())
    const took = performance.now() - began
    if (result !== 'SUCCESS') throw new Error(`${operation.id}: ${error?.code} ${error?.message}`)
    const name = this.#names.get(operation)
    if (name) this.times.set(name, [...(this.times.get(name) ?? []), took])
    const schema: O['reply'] = operation.reply
    return v.parse(schema, data)
  }
}

const operationName = v.custom<OperationName>((name) => typeof name === 'string' && name in operations)

function requestFor(operation: Operation, input: { params?: unknown; query?: unknown; body?: unknown }, token?: string): Request {
  const params = new Map(Object.entries(Object(input.params)))
  const url = new URL(
    operation.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params.get(name))),
    BASE,
  )
  for (const [name, value] of Object.entries(Object(input.query))) url.searchParams.set(name, String(value))
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  if (input.body === undefined) return new Request(url, { method: operation.method, headers })
  const text = JSON.stringify(input.body)
  if (operation.multipart) {
    const form = new FormData()
    form.append(operation.multipart.part, new Blob([text], { type: 'application/json' }))
    return new Request(url, { method: operation.method, headers, body: form })
  }
  headers.set('content-type', 'application/json')
  return new Request(url, { method: operation.method, headers, body: text })
}

/** The section of docs/generated/bench.md about every operation, in the seed and in a large world. */
export async function measureOperations(): Promise<string> {
  const large = createWorld(new MemoryLog())
  for (const scenario of scenarios.filter(({ id }) => id === 'world-large')) await startScenario(large, scenario)
  return report([await timeCalls(createWorld(new MemoryLog())), await timeCalls(large)])
}

async function timeCalls(world: PickersWorld): Promise<OperationTimes> {
  const caller = new Caller(world)
  await world.transaction((tx) => tx.stocks.updateMany(undefined, { data: (draft) => void (draft.left = PLENTY) }))
  for (let no = 0; no < ROUNDS; no++) await runRound(caller, no)
  return { calls: caller.times, lists: await timeLists(new Caller(world)) }
}

/** A new member picks, saves a memo, buys, cancels and reviews. */
async function runRound(caller: Caller, no: number): Promise<void> {
  const { world } = caller
  const newcomer = await world.transaction((tx) => addMember(tx, no))
  const code = (provider: 'google' | 'naver') =>
    world.transaction((tx) => issueAuthorizationCode(tx, { provider, state: 'bench', userId: newcomer }, now(tx.counters)))
  await caller.call(operations.signInWithNaver, { body: { authorizationCode: await code('naver'), state: 'bench' } })
  const guest = await caller.call(operations.signInAsGuest, { body: { guestId: `bench-${no}` } })
  const signedIn = await caller.call(operations.signInWithGoogle, {
    body: { authorizationCode: await code('google'), state: 'bench' },
  })
  const { accessToken } = await caller.call(operations.refreshTokens, {}, signedIn.refreshToken)
  const member = { id: Number(signedIn.userId), token: accessToken }
  const visitor = { id: Number(guest.userId), token: guest.accessToken }
  await pickAndLook(caller, visitor)
  const { orderId } = await buy(caller, visitor)
  await caller.call(operations.guestOrder, { body: { orderId, phoneNumber } })
  await browse(caller, member.token)
  await buyAndCancel(caller, member)
}

type Person = { readonly id: number; readonly token: string }

async function pickAndLook(caller: Caller, { id, token }: Person): Promise<void> {
  await caller.call(operations.addInformation, { body: { age: 1990, gender: 'W' } }, token)
  const current = await caller.call(operations.currentEpisode, {}, token)
  await caller.call(operations.episodes, {}, token)
  const episodeId = current?.detail.id ?? 0
  const query = { episodeId: String(episodeId) }
  const styleIds = current?.styles.slice(0, 2).map((style) => style.id) ?? []
  await caller.call(operations.recordPick, { body: { episodeId, styleIds } }, token)
  await caller.call(operations.saveMemo, { body: { userId: id, episodeId, memo: '가을에 입고 싶어요' } }, token)
  await caller.call(operations.statisticsSummary, {}, token)
  await caller.call(operations.statistics, { query }, token)
  await caller.call(operations.userPicks, { params: { userId: String(id) }, query }, token)
  await caller.call(operations.memoPreview, { query }, token)
}

async function browse(caller: Caller, token: string): Promise<void> {
  await caller.call(operations.products, { query: { page: '1' } }, token)
  await caller.call(operations.product, { params: { productId: '1' } }, token)
  await caller.call(operations.reviewPreview, {}, token)
}

/** Places and pays an order. Returns its id and its draft. */
async function buy(caller: Caller, { id, token }: Person): Promise<{ orderId: string; draft: ReturnType<typeof draftOf> }> {
  const { world } = caller
  const params = { userId: String(id) }
  await caller.call(operations.addAddress, { params, body: home }, token)
  const { addresses } = await caller.call(operations.user, { params }, token)
  const draft = await world.read((tx) => draftOf(tx, addresses.at(-1)?.id ?? 0))
  const { orderId } = await caller.call(operations.createOrder, { body: draft }, token)
  const amount = draft.totalAmount
  const paymentKey = await world.transaction((tx) =>
    issuePaymentKey(tx, { orderId, channel: 'redirect', method: 'Card', amount }),
  )
  await caller.call(operations.confirmOrder, { body: { orderId, paymentKey, amount } }, token)
  return { orderId, draft }
}

async function buyAndCancel(caller: Caller, member: Person): Promise<void> {
  const { world } = caller
  const { id, token } = member
  const profile = { nickName: '재는 이', email: `changed-${id}@example.com`, phoneNumber, age: 1990, gender: 'W' } as const
  await caller.call(operations.updateUser, { params: { userId: String(id) }, body: profile }, token)
  const { orderId, draft } = await buy(caller, member)
  const order = await caller.call(operations.createOrder, { body: draft }, token)
  await caller.call(operations.mobilePaymentForm, { body: { ...order, paymentMethod: 'Card' } }, token)
  await caller.call(operations.failOrder, { body: { ...order, failCode: '01', failMessage: '그만둠' } }, token)
  await caller.call(operations.orderCompletion, { params: { orderId } }, token)
  const [line] = await world.read((tx) =>
    linesOfOrder(
      tx,
      tx.orders.findFirst((q) => q.where({ orderId }), { strict: true }),
    ),
  )
  const cancelReason = '마음이 바뀌었어요'
  await caller.call(operations.cancelOrderLine, { body: { orderId, orderItemId: line?.id ?? 0, cancelReason } }, token)
  const other = await buy(caller, member)
  await caller.call(operations.cancelOrder, { body: { orderId: other.orderId, cancelReason } }, token)
  const delivered = await world.transaction((tx) => addDelivered(tx, id))
  const review = { ...delivered, rating: 5, content: '오래 입을 옷이에요. 잘 샀어요.' }
  await caller.call(operations.createReview, { body: review }, token)
}

/** Measures the replies that list all records. */
async function timeLists(caller: Caller): Promise<OperationTimes['lists']> {
  const { world } = caller
  const collector = await world.transaction((tx) => addCollector(tx))
  const { accessToken: token } = await world.transaction((tx) => startSession(tx, collector, now(tx.counters)))
  const current = await caller.call(operations.currentEpisode, {}, token)
  const params = { userId: String(collector) }
  const lists: { name: OperationName; look: () => Promise<readonly unknown[]> }[] = [
    {
      name: 'memos',
      look: () => caller.call(operations.memos, { query: { episodeId: String(current?.detail.id) } }, token),
    },
    { name: 'productReviews', look: () => caller.call(operations.productReviews, { params: { productId: '1' } }, token) },
    { name: 'reviews', look: () => caller.call(operations.reviews, {}, token) },
    { name: 'userReviews', look: () => caller.call(operations.userReviews, { params }, token) },
    { name: 'userOrders', look: () => caller.call(operations.userOrders, { params }, token) },
  ]
  const found = new Map<OperationName, { records: number; times: readonly number[] }>()
  for (const { name, look } of lists) {
    let records = 0
    for (let no = 0; no < LIST_ROUNDS; no++) records = (await look()).length
    found.set(name, { records, times: caller.times.get(name) ?? [] })
  }
  return found
}

function addMember(tx: WriteTx, no: number): number {
  const [person] = addPickers(tx, 1)
  if (!person) throw new Error('no user was added')
  const member = {
    ...person,
    guestId: null,
    provider: 'google',
    name: '재는 이',
    nickName: '재는 이',
    email: `bench-${no}@example.com`,
  } as const
  return tx.users.update(person, { data: (draft) => Object.assign(draft, member), strict: true }).id
}

const COLLECTED = 1000

/** A member with a thousand orders and a thousand reviews. */
function addCollector(tx: WriteTx): number {
  const id = addMember(tx, -1)
  for (let no = 0; no < COLLECTED; no++) {
    const { orderItemId, productId } = addDelivered(tx, id)
    const texts = { rating: 4, description: '또 샀어요.', imageUrls: [], photoIds: [], hasPhotos: false }
    const review = { productId, lineId: orderItemId, ...texts }
    tx.reviews.create({ id: nextId(tx.counters, 'reviews'), userId: id, createdAt: now(tx.counters), ...review })
  }
  return id
}

function addDelivered(tx: WriteTx, userId: number) {
  const stock = tx.stocks.findFirst(undefined, { strict: true })
  const product = tx.products.findFirst((q) => q.where({ id: stock.productId }), { strict: true })
  const lines = [{ product, size: stock.size, quantity: 1, isCanceled: false }]
  const orderedAt = now(tx.counters) - 7 * DAY
  const { lineIds } = putOrder(tx, { userId, orderedAt, status: 'DELIVERED', method: 'Card', lines })
  const [orderItemId = 0] = lineIds
  const { ofOrder } = tx.orderLines.findFirst((q) => q.where({ id: orderItemId }), { strict: true })
  const { orderId } = tx.orders.findFirst((q) => q.where({ id: ofOrder }), { strict: true })
  return { orderId, orderItemId, productId: product.id }
}

/** An order of two products at current prices. */
function draftOf(tx: ReadTx, addressId: number) {
  const stocks = tx.stocks
    .findMany(undefined, { take: 50 })
    .filter((stock, no, all) => all.findIndex((one) => one.productId === stock.productId) === no)
  const products = stocks.slice(0, 2).map(({ id, productId }) => {
    const product = tx.products.findFirst((q) => q.where({ id: productId }))
    return { productId, stockId: id, price: product ? priceOf(product) : 0, quantity: 1 }
  })
  const productAmount = products.reduce((sum, { price }) => sum + price, 0)
  const shippingAmount = shippingFeeOf(productAmount)
  return { products, addressId, shippingAmount, totalAmount: productAmount + shippingAmount }
}

/** p50 and p95 of every operation, and what a thousand records of a complete list take. */
function report(measured: readonly OperationTimes[]): string {
  const names = [...(measured[0]?.calls.keys() ?? [])]
  const lists = [...(measured[0]?.lists.keys() ?? [])]
  const head = '| | the seed | `world-large` |\n| --- | --- | --- |'
  const row = (name: OperationName, cell: (times: OperationTimes) => string) => `| ${name} | ${measured.map(cell).join(' | ')} |`
  return `## Every operation, by the size of the world

From the request to its parsed reply, in Node, ${ROUNDS} calls each: what the rules cost, without a browser's share. p50 / p95 in ms. The seed has 400 people, 330 memos,
130 reviews and 60 products; the scenario \`world-large\` 100,000 picks, 5,000 memos and 2,000 products. Aim: p95 under 15 ms; no cost grows with what a reply does not hold.

${head}
${names.map((name) => row(name, ({ calls }) => `${ms(calls.get(name), 0.5)} / ${ms(calls.get(name), 0.95)}`)).join('\n')}

Whole lists grow with their length alone: records, and ms for a thousand of them (p50 of ${LIST_ROUNDS}).

${head}
${lists.map((name) => row(name, (times) => perThousand(times.lists.get(name)))).join('\n')}
`
}

const perThousand = ({ records, times }: { records: number; times: readonly number[] } = { records: 0, times: [] }) =>
  `${records.toLocaleString('en')}: ${((quantile(times, 0.5) / records) * 1000).toFixed(1)}`

const ms = (times: readonly number[] = [], part: number) => quantile(times, part).toFixed(1)

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
