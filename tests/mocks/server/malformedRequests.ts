import { type Arbitrary, constant, constantFrom, jsonValue, nat, oneof, record, string, tuple } from 'fast-check'
import * as v from 'valibot'
import type { Operation } from '../../../src/contract/operation.ts'

/** A request as it is written to the socket. */
export type RawRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const orderId = '20261121-QQQ64H6G2B'
const account = { accountNumber: '1102223334', bankCode: '88', holderName: '구민서' }
const place = { address: '서울 성동구 성수이로 87', addressDetail: '3층', postalCode: '04799' }

/** A valid body of each operation that has one. */
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  signInWithGoogle: { authorizationCode: 'code', state: 'state' },
  signInWithNaver: { authorizationCode: 'code', state: 'state' },
  signInAsGuest: { guestId: 'device-1' },
  recordPick: { episodeId: 6, styleIds: [51] },
  saveMemo: { userId: 1, episodeId: 6, memo: '메모' },
  createReview: { orderId, productId: 50, orderItemId: 1, rating: 5, content: '따뜻하고 가벼워서 자주 입어요' },
  updateUser: { nickName: '민서', email: 'a@example.com', phoneNumber: '01012345678', age: 1991, gender: 'W' },
  addInformation: { age: 1991, gender: 'W' },
  addAddress: { name: '집', receiver: '구민서', phoneNumber: '01012345678', ...place },
  guestOrder: { orderId, phoneNumber: '01000000004' },
  createOrder: {
    products: [{ productId: 1, stockId: 1, price: 1000, quantity: 1 }],
    addressId: 1,
    totalAmount: 3500,
    shippingAmount: 2500,
  },
  mobilePaymentForm: { orderId, paymentMethod: 'Card' },
  confirmOrder: { orderId, paymentKey: 'key', amount: 1000 },
  failOrder: { orderId, failCode: '01', failMessage: '취소' },
  cancelOrder: { orderId, cancelReason: '변심', virtualAccount: account },
  cancelOrderLine: { orderId, orderItemId: 1, cancelReason: '변심', virtualAccount: account },
}

/** The names of operations whose valid body is missing here. */
export const withoutBody = (operations: Readonly<Record<string, Operation>>): string[] =>
  Object.entries(operations).flatMap(([name, { body }]) => (body && !bodies[name] ? [name] : []))

const isInvalid = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema !== undefined && !v.safeParse(schema, value).success
const text = string({ unit: 'binary', maxLength: 60 })
const anyJson = oneof(jsonValue({ noUnicodeString: false }), constantFrom(2 ** 53, 1e308, -1, 0.5, '가'.repeat(70_000), '\0'))

/** A valid request of an operation, as Minseo, and what is needed to invalidate it. */
function valid(name: string, operation: Operation, token: string) {
  const json = bodies[name]
  const authorization: Record<string, string> = operation.access === 'public' ? {} : { authorization: `Bearer ${token}` }
  const type = operation.multipart ? 'multipart/form-data; boundary=b' : 'application/json'
  const encode = (value: unknown) => (operation.multipart ? multipart(operation.multipart.part, value) : JSON.stringify(value))
  const query = operation.query ? '?episodeId=6' : ''
  const request: RawRequest = {
    method: operation.method,
    path: operation.path.replaceAll(/:\w+/g, '1') + query,
    headers: { ...authorization, ...(json && { 'content-type': type }) },
    body: json ? encode(json) : '',
  }
  return { request, json, encode }
}

const multipart = (part: string, value: unknown) =>
  `--b\r\ncontent-disposition: form-data; name="${part}"; filename="x"\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(value)}\r\n--b--\r\n`

/** Requests of an operation with exactly one error, which the contract refuses. */
export function malformedRequests(name: string, operation: Operation, token: string): Arbitrary<RawRequest> {
  const { request, json, encode } = valid(name, operation, token)
  const [path = ''] = request.path.split('?')
  const kinds: Arbitrary<Partial<RawRequest>>[] = [
    constantFrom('PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND').map((method) => ({ method })),
    constantFrom('/', '%', '%E0%A4%A', '%00', '/%2e%2e/zz', '/zz', ';zz').map((end) => ({ path: path + end })),
  ]
  if (operation.access !== 'public') {
    const tokens = oneof(constantFrom('', 'Bearer', 'Basic dTpw', `Bearer ${token}x`, `Bearer ${token.slice(1)}`), asciiToken)
    kinds.push(tokens.map((authorization) => ({ headers: { ...request.headers, authorization } })))
  }
  const { params, query, body } = operation
  if (params) kinds.push(brokenParams(operation.path, params))
  if (query) kinds.push(brokenQuery(path, query))
  if (json && body) kinds.push(...brokenBodies(request, json, body, encode))
  return oneof(...kinds).map((wrong) => Object.assign({}, request, wrong))
}

const asciiToken = string({ unit: 'grapheme-ascii', maxLength: 80 }).map((word) => `Bearer ${word}`)

const brokenParams = (pattern: string, params: v.GenericSchema) =>
  text
    .filter((word) => !['', '.', '..'].includes(word))
    .filter((word) => isInvalid(params, Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, word]))))
    .map((word) => ({ path: pattern.replaceAll(/:\w+/g, encodeURIComponent(word)) }))

const brokenQuery = (path: string, query: v.GenericSchema) =>
  record({ episodeId: text, page: text })
    .filter((values) => isInvalid(query, values))
    .map((values) => ({ path: `${path}?${new URLSearchParams(values).toString()}` }))

function brokenBodies(
  { headers, body: whole }: RawRequest,
  json: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema,
  encode: (value: unknown) => string,
): Arbitrary<Partial<RawRequest>>[] {
  const end = whole.lastIndexOf('}')
  const otherTypes = constantFrom(
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  )
  return [
    tuple(constantFrom(...Object.keys(json)), anyJson)
      .map(([field, value]) => Object.assign({}, json, { [field]: value }))
      .filter((value) => isInvalid(schema, value))
      .map((value) => ({ body: encode(value) })),
    anyJson.filter((value) => isInvalid(schema, value)).map((value) => ({ body: encode(value) })),
    nat({ max: end }).map((length) => ({ body: whole.slice(0, length) })),
    constant({ body: encode(json).replace('{', '['.repeat(50_000)) }),
    otherTypes.map((type) => ({ headers: { ...headers, 'content-type': type } })),
  ]
}
