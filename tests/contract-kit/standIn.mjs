// Another team's backend: plain node:http, written from the contract's documents, without code of this repository.
// node standIn.mjs [--port N] [--client-url URL] [--deviations]: the last option adds six defects.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'client-url': { type: 'string', default: 'http://localhost:5173' },
    deviations: { type: 'boolean', default: false },
  },
})
const deviates = options.deviations
const client = new URL(options['client-url'])

class Refusal extends Error {
  constructor(status, code) {
    super(code)
    this.status = status
    this.code = code
  }
}
const refuse = (status, code) => {
  throw new Refusal(status, code)
}
const demand = (condition) => condition || refuse(400, 'INVALID_REQUEST')

// Data
const koreanTime = (ms) => new Date(ms + 9 * 3_600_000).toISOString().replace('Z', '+09:00')
const style = (id) => ({ id, name: `스타일 ${id}`, imageUrl: `/img/style-${id}.webp` })
const episodes = [
  { id: 1, title: '첫 출근', description: '지난 에피소드', isInProgress: false, styles: [11, 12, 13].map(style) },
  { id: 2, title: '가을 소풍', description: '이번 에피소드', isInProgress: true, styles: [21, 22, 23].map(style) },
]
const products = [2, 2, 1, 1].map((episodeId, index) => ({
  id: index + 1,
  name: `상품 ${index + 1}`,
  price: 20_000 * (index + 1),
  discount: index === 1 ? 10 : 0,
  discountedPrice: index === 1 ? 36_000 : null,
  imageUrl: `/img/product-${index + 1}.webp`,
  category: '상의',
  description: '설명',
  episodeId,
  isSoldOut: false,
}))
const stockOf = ({ id }) => ['S', 'M'].map((size, index) => ({ id: id * 10 + index, size, stock: 7 }))
const priceOf = ({ price, discountedPrice }) => discountedPrice ?? price
const now = Date.now()
const reviews = [3, 2, 1].map((id) => ({
  id,
  rating: 5,
  description: '잘 입고 있어요. 추천합니다.',
  createdAt: koreanTime(now - (4 - id) * 86_400_000),
  reviewImageUrls: id === 1 ? ['/img/review-1.webp'] : [],
  productId: id === 3 ? 2 : 1,
  productName: `상품 ${id === 3 ? 2 : 1}`,
  userId: 1,
}))
const unset = { age: null, email: null, gender: null, nickName: '', phoneNumber: null }
const member = { age: 1995, email: 'member@example.com', gender: 'W', nickName: '민서', phoneNumber: '01011112222' }
const users = new Map([[1, { id: 1, provider: 'google', ...member, addresses: [] }]])
const guests = new Map()
const picks = []
const orders = []
const wrongPhones = new Map()

// Sessions
const LIFE_MS = 30 * 60_000
const accesses = new Map()
const refreshes = new Map()
const issue = (session) => {
  const accessToken = randomUUID()
  const refreshToken = randomUUID()
  accesses.set(accessToken, { session, until: Date.now() + LIFE_MS })
  refreshes.set(refreshToken, { session, uses: 0 })
  return { accessToken, refreshToken }
}
const callerOf = (token, access) => {
  if (access === 'public' || access === 'refresh') return undefined
  const found = accesses.get(token)
  if (!found || found.session.isOver) return refuse(401, 'INVALID_TOKEN')
  if (found.until < Date.now()) return refuse(401, 'EXPIRED_TOKEN')
  const user = users.get(found.session.userId)
  return access === 'member' && user.provider === 'guest' ? refuse(403, 'MEMBERS_ONLY') : user
}
const refresh = (token) => {
  const found = refreshes.get(token)
  if (!found || found.session.isOver) return refuse(401, 'INVALID_REFRESH_TOKEN')
  found.uses += 1
  if (deviates) return { ...issue(found.session), refreshToken: token }
  // Two windows may refresh at the same time; a third use is treated as theft.
  if (found.uses > 2) found.session.isOver = true
  return found.session.isOver ? refuse(401, 'INVALID_REFRESH_TOKEN') : issue(found.session)
}

// Validation
const isId = (value) => Number.isSafeInteger(value) && value >= 1
const isWon = (value) => Number.isSafeInteger(value) && value >= 0
const isText = (value, max, min = 0) => typeof value === 'string' && value.length >= min && value.length <= max
const isWritten = (value, max, min = 1) =>
  typeof value === 'string' && isText(value.trim(), max, min) && !/\p{Surrogate}/u.test(value)
const isOrderId = (value) => isText(value, 64) && /^[A-Za-z0-9_-]+$/.test(value)
const digits = (value) => (typeof value === 'string' ? value.replaceAll('-', '') : '')
const isPhone = (value) => /^01\d{8,9}$/.test(digits(value))
const isAge = (value) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear()
const isEmail = (value) => isText(value, 254) && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim())
const isAccount = (value) =>
  value === undefined || value === null || (typeof value === 'object' && isText(value.accountNumber, 40))
const idOf = (text) => demand(/^[1-9]\d{0,14}$/.test(text ?? '')) && Number(text)

const shown = ({ id, provider, age, email, gender, nickName, phoneNumber, addresses }) => ({
  id,
  provider,
  age,
  email,
  gender,
  nickName,
  phoneNumber,
  addresses,
})
const own = (params, user) => (idOf(params.userId) === user.id ? user : refuse(403, 'FORBIDDEN'))
const episodeOf = (id) => episodes.find((one) => one.id === id) ?? refuse(404, 'EPISODE_NOT_FOUND')
const productOf = (id) => products.find((one) => one.id === id) ?? refuse(404, 'PRODUCT_NOT_FOUND')
const withoutUser = (record) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'userId'))
const reviewsOf = (test) => reviews.filter(test).map(withoutUser)
const pickOf = (userId, episodeId) => picks.find((pick) => pick.userId === userId && pick.episodeId === episodeId)
const memosOf = ({ id, styles }) =>
  picks
    .filter((pick) => pick.episodeId === id && pick.memo !== null)
    .toSorted((one, other) => other.memoId - one.memoId)
    .map(({ userId, memoId, pickedAt, memo, styleIds }) => {
      return { userId, memoId, pickedAt, memo, styles: styles.filter((one) => styleIds.includes(one.id)) }
    })
const ranked = ({ id, styles }) => {
  const of = picks.filter((pick) => pick.episodeId === id)
  const counted = styles.map(({ id, name, imageUrl }) => {
    const count = of.filter(({ styleIds }) => styleIds.includes(id)).length
    return { id, name, imageUrl, count, share: of.length === 0 ? 0 : count / of.length }
  })
  return { hotPicks: counted.toSorted((one, other) => other.count - one.count || one.id - other.id), pickerCount: of.length }
}

// Orders
const orderOf = (orderId, user) =>
  orders.find((order) => order.orderId === orderId && order.userId === user.id) ?? refuse(404, 'ORDER_NOT_FOUND')
const completionOf = ({ orderId, status, failCode, failMessage }) => ({
  orderId,
  status,
  failCode,
  failMessage,
  virtualAccount: null,
})
const fail = (order, failCode, failMessage) => {
  if (order?.status === 'PENDING') Object.assign(order, { status: 'FAILED', failCode, failMessage })
}
const isLine = (line) => isId(line?.productId) && isId(line.stockId) && isWon(line.price) && isId(line.quantity)
const lineOf = ({ productId, stockId, price, quantity }, index) => {
  const product = productOf(productId)
  const stock = stockOf(product).find(({ id }) => id === stockId) ?? refuse(404, 'PRODUCT_NOT_FOUND')
  if (price !== priceOf(product)) refuse(409, 'PRICE_CHANGED')
  if (quantity > stock.stock) refuse(409, 'OUT_OF_STOCK')
  const state = { canWriteReview: false, canPartialCancel: false, isCanceled: false }
  const { name: productName, imageUrl: productImageUrl } = product
  return {
    id: orders.length * 100 + index + 1,
    productId,
    productName,
    productImageUrl,
    size: stock.size,
    quantity,
    price,
    ...state,
  }
}
const createOrder = ({ user, body: { products: wanted, addressId, totalAmount, shippingAmount } }) => {
  demand(Array.isArray(wanted) && wanted.length > 0 && wanted.length <= 1000 && wanted.every(isLine))
  demand(isId(addressId) && isWon(totalAmount) && isWon(shippingAmount))
  const details = wanted.map(lineOf)
  const address = user.addresses.find(({ id }) => id === addressId) ?? refuse(404, 'ADDRESS_NOT_FOUND')
  const productAmount = details.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shipping = deviates ? shippingAmount : productAmount >= 50_000 ? 0 : 2500
  if (shippingAmount !== shipping || totalAmount !== productAmount + shipping) refuse(400, 'AMOUNT_MISMATCH')
  const orderId = `S${Date.now()}-${orders.length + 1}`
  const amounts = { totalAmount, productAmount, shippingAmount, isVirtualAccountPayment: false, virtualAccount: null }
  const state = { status: 'PENDING', failCode: null, failMessage: null, orderedAt: koreanTime(Date.now()) }
  orders.push({ id: orders.length + 1, orderId, userId: user.id, ...amounts, ...state, address, details })
  return { orderId }
}
const cancel = ({ user, body: { orderId, orderItemId, cancelReason, virtualAccount } }, ofLine) => {
  demand(isOrderId(orderId) && isWritten(cancelReason, 100) && isAccount(virtualAccount) && (!ofLine || isId(orderItemId)))
  const { details } = orderOf(orderId, user)
  if (ofLine && !details.some(({ id }) => id === orderItemId)) refuse(404, 'ORDER_LINE_NOT_FOUND')
  return refuse(409, 'NOT_CANCELABLE')
}
const guestOrder = ({ body: { orderId, phoneNumber } }) => {
  demand(isOrderId(orderId) && isPhone(phoneNumber))
  const wrong = wrongPhones.get(orderId) ?? 0
  if (wrong >= 5 && !deviates) refuse(429, 'TOO_MANY_ATTEMPTS')
  const order = orders.find((one) => one.orderId === orderId)
  if (order?.address.phoneNumber === digits(phoneNumber)) return withoutUser(order)
  if (order) wrongPhones.set(orderId, wrong + 1)
  return refuse(404, 'ORDER_NOT_FOUND')
}
const methods = new Set(['card', 'directbank', 'vbank', 'hpp'])

// Operations
const signIn = ({ body: { authorizationCode, state } }) => {
  demand(isText(authorizationCode, 2048, 1) && isText(state, 256))
  return refuse(401, 'INVALID_AUTHORIZATION_CODE')
}
const signInAsGuest = ({ body: { guestId } }) => {
  demand(isText(guestId, 64) && /^[A-Za-z0-9_-]+$/.test(guestId))
  if (!guests.has(guestId)) {
    guests.set(guestId, users.size + 1)
    users.set(users.size + 1, { id: users.size + 1, provider: 'guest', ...unset, addresses: [] })
  }
  const userId = guests.get(guestId)
  return { ...issue({ userId }), userId }
}
const currentEpisode = ({ user }) => {
  const { isInProgress, styles, ...detail } = episodes[1]
  const pick = pickOf(user.id, detail.id)
  return { detail, styles, isInProgress, isAlreadyParticipated: pick !== undefined, pickMemo: pick?.memo ?? null }
}
const recordPick = ({ user, body: { episodeId, styleIds } }) => {
  demand(isId(episodeId) && Array.isArray(styleIds) && styleIds.length <= 1000 && styleIds.every(isId))
  const { isInProgress, styles } = episodeOf(episodeId)
  if (!isInProgress) refuse(409, 'EPISODE_CLOSED')
  const isValid = styleIds.every((id) => styles.some((one) => one.id === id)) && new Set(styleIds).size === styleIds.length
  if (styleIds.length === 0 || !isValid) refuse(400, 'INVALID_STYLE')
  if (pickOf(user.id, episodeId)) refuse(409, 'ALREADY_PICKED')
  picks.push({ userId: user.id, episodeId, styleIds, pickedAt: koreanTime(Date.now()), memo: null, memoId: 0 })
  return null
}
let memoCount = 0
const saveMemo = ({ user, body: { userId, episodeId, memo } }) => {
  demand(isId(userId) && isId(episodeId) && typeof memo === 'string')
  if (userId !== user.id) refuse(403, 'FORBIDDEN')
  episodeOf(episodeId)
  const pick = pickOf(userId, episodeId) ?? refuse(403, 'NOT_PARTICIPATED')
  if (!isWritten(memo, 150)) refuse(400, 'INVALID_MEMO')
  memoCount += 1
  Object.assign(pick, { memo: memo.trim(), memoId: memoCount })
  return { memo: pick.memo }
}
const memos = ({ query }) =>
  memosOf(episodeOf(idOf(query.episodeId))).map(({ memoId: id, pickedAt, memo, styles }) => {
    return { id, memo, styles, pickedAt: deviates ? pickedAt.replace('+09:00', 'Z') : pickedAt }
  })
const product = ({ params }) => {
  const found = productOf(idOf(params.productId))
  const related = products.filter(({ id, episodeId }) => id !== found.id && episodeId === found.episodeId)
  const relatedProducts = related.map(({ id, name, imageUrl, price }) => ({ id, name, imageUrl, price }))
  const reviewPreviews = reviewsOf(({ productId }) => productId === found.id).slice(0, 4)
  return { product: found, imageUrls: [found.imageUrl], stock: stockOf(found), relatedProducts, reviewPreviews }
}
const isPicture = (bytes) => (bytes[0] === 0x89 && bytes[1] === 0x50) || (bytes[0] === 0xff && bytes[1] === 0xd8)
const createReview = ({ user, body: { orderId, productId, orderItemId, rating, content }, files }) => {
  demand(isOrderId(orderId) && isId(productId) && isId(orderItemId) && isId(rating) && rating <= 5 && isWritten(content, 500, 10))
  if (!files.every(isPicture)) refuse(400, 'INVALID_IMAGE')
  orderOf(orderId, user)
  return refuse(409, 'NOT_DELIVERED')
}
const updateUser = ({ params, user, body }) => {
  const { nickName, email, phoneNumber, age, gender } = body
  idOf(params.userId)
  demand(isWritten(nickName, 20) && isEmail(email) && isPhone(phoneNumber) && isAge(age) && ['M', 'W'].includes(gender))
  const changed = { nickName: nickName.trim(), email: email.trim(), phoneNumber: digits(phoneNumber), age, gender }
  return shown(Object.assign(own(params, user), changed))
}
const addAddress = ({ params, user, body }) => {
  const { name, receiver, phoneNumber, address, addressDetail, postalCode } = body
  idOf(params.userId)
  demand([name, receiver, address, addressDetail].every((text) => isWritten(text, 100)) && isPhone(phoneNumber))
  demand(typeof postalCode === 'string' && /^\d{5}$/.test(postalCode))
  const { addresses } = own(params, user)
  if (addresses.length >= 20) refuse(409, 'TOO_MANY_ADDRESSES')
  const made = {
    id: user.id * 100 + addresses.length,
    name,
    receiver,
    phoneNumber: digits(phoneNumber),
    address,
    addressDetail,
    postalCode,
  }
  addresses.push(made)
  return made
}
const confirmOrder = ({ user, body: { orderId, paymentKey, amount } }) => {
  demand(isOrderId(orderId) && isText(paymentKey, 200, 1) && isWon(amount))
  const order = orderOf(orderId, user)
  if (order.status !== 'PENDING') refuse(409, 'ORDER_NOT_PAYABLE')
  return amount === order.totalAmount ? refuse(400, 'INVALID_PAYMENT_KEY') : refuse(400, 'AMOUNT_MISMATCH')
}
const failOrder = ({ user, body: { orderId, failCode, failMessage } }) => {
  demand(isOrderId(orderId) && isText(failCode, 100) && isText(failMessage, 500))
  const order = orders.find((one) => one.orderId === orderId && one.userId === user.id && one.status === 'PENDING')
  fail(order, failCode, failMessage)
  return order ? completionOf(order) : null
}
const mobileForm = ({ user, body: { orderId, paymentMethod } }) => {
  demand(isOrderId(orderId) && isText(paymentMethod, 20) && methods.has(paymentMethod.toLowerCase()))
  const { status, totalAmount } = orderOf(orderId, user)
  if (status !== 'PENDING') refuse(409, 'ORDER_NOT_PAYABLE')
  return { P_OID: orderId, P_AMT: String(totalAmount), P_NOTI: orderId }
}
const productsOf = ({ query: { episodeId, page = '1' } }) => {
  const from = (idOf(page) - 1) * 60
  const wanted = episodeId === undefined ? undefined : idOf(episodeId)
  return products.filter((one) => wanted === undefined || one.episodeId === wanted).slice(from, from + 60)
}
const statistics = ({ query }) => ({
  womanPicks: [],
  manPicks: [],
  agePicks: [],
  pickersPicks: [],
  ...ranked(episodeOf(idOf(query.episodeId))),
})
const userPicks = ({ params, query, user }) => {
  const [userId, episodeId] = [idOf(params.userId), idOf(query.episodeId)]
  const { id } = own({ userId }, user)
  const { pickedAt, styleIds } = pickOf(id, episodeId) ?? refuse(404, 'PICK_NOT_FOUND')
  return { pickedAt, styles: styleIds.map(style) }
}
const memoPreview = ({ query, user }) => {
  const others = memosOf(episodeOf(idOf(query.episodeId))).filter(({ userId }) => userId !== user.id)
  return others.slice(0, 10).map(({ memo }) => memo)
}
const productReviews = ({ params }) => {
  const { id } = productOf(idOf(params.productId))
  return reviewsOf(({ productId }) => productId === id)
}
const preview = () => reviewsOf(({ id }) => id === 1).concat(reviewsOf(({ id }) => id !== 1))
const userReviews = ({ params, user }) => {
  const { id } = own(params, user)
  return reviewsOf(({ userId }) => userId === id)
}
const userById = ({ params, user }) => shown(deviates ? (users.get(idOf(params.userId)) ?? user) : own(params, user))
const addInformation = ({ user, body: { age, gender } }) => {
  demand(isAge(age) && ['M', 'W'].includes(gender))
  return shown(Object.assign(user, { age, gender }))
}
const userOrders = ({ params, user }) => {
  const { id } = own(params, user)
  return orders.filter(({ userId, status }) => userId === id && status !== 'PENDING').map(withoutUser)
}
const complete = ({ params, user }) => completionOf(orderOf(demand(isOrderId(params.orderId)) && params.orderId, user))
const summary = () => ({ womanPick: null, manPick: null, pickersPick: null, ...ranked(episodes[1]) })
const listed = () => (deviates ? episodes.toReversed() : episodes)

const routes = [
  ['POST', '/v1/auth/google', 'public', signIn],
  ['POST', '/v1/auth/naver', 'public', signIn],
  ['POST', '/v1/auth/guest', 'public', signInAsGuest],
  ['POST', '/v1/auth/token-refresh', 'refresh', ({ token }) => refresh(token)],
  ['GET', '/v1/episodes/current-pick', 'user', currentEpisode],
  ['GET', '/v1/episodes', 'user', listed],
  ['POST', '/v1/picks', 'user', recordPick],
  ['GET', '/v1/picks/statistics/summary', 'user', summary],
  ['GET', '/v1/picks/statistics', 'user', statistics],
  ['POST', '/v1/picks/memo', 'user', saveMemo],
  ['GET', '/v1/picks/memo', 'user', memos],
  ['GET', '/v1/picks/memo/preview', 'user', memoPreview],
  ['GET', '/v1/products', 'user', productsOf],
  ['GET', '/v1/products/:productId', 'user', product],
  ['GET', '/v1/products/:productId/reviews', 'user', productReviews],
  ['GET', '/v1/reviews/preview', 'user', preview],
  ['GET', '/v1/reviews', 'user', () => reviewsOf(() => true)],
  ['POST', '/v1/reviews', 'member', createReview],
  ['POST', '/v1/users/additional-info', 'user', addInformation],
  ['POST', '/v1/users/guest/order', 'public', guestOrder],
  ['GET', '/v1/users/:userId', 'user', userById],
  ['POST', '/v1/users/:userId', 'member', updateUser],
  ['GET', '/v1/users/:userId/picks', 'user', userPicks],
  ['GET', '/v1/users/:userId/reviews', 'member', userReviews],
  ['POST', '/v1/users/:userId/address', 'user', addAddress],
  ['GET', '/v1/users/:userId/orders', 'member', userOrders],
  ['POST', '/v1/orders', 'user', createOrder],
  ['POST', '/v1/orders/confirm', 'user', confirmOrder],
  ['POST', '/v1/orders/fail', 'user', failOrder],
  ['POST', '/v1/orders/cancel', 'user', (call) => cancel(call, false)],
  ['POST', '/v1/orders/partialCancel', 'user', (call) => cancel(call, true)],
  ['GET', '/v1/orders/:orderId/complete', 'user', complete],
  ['POST', '/v1/inicis/mobile/auth', 'user', mobileForm],
].map(([method, path, access, answer]) => {
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { method, pattern, access, answer, isMultipart: path === '/v1/reviews' }
})

// Payment pages, for browsers
const orderNumbered = (orderId) => orders.find((order) => order.orderId === orderId)
const leadTo = (path, query = {}) => {
  const url = new URL(path, client)
  url.search = new URLSearchParams(query).toString()
  return { status: 303, headers: { location: url.href } }
}
const html = (status, text) => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, text })
const pages = {
  'GET /v1/inicis/auth': ({ orderId, paymentMethod = '' }) => {
    if (!methods.has(paymentMethod.toLowerCase())) return html(400, 'no such method')
    return orderNumbered(orderId)?.status === 'PENDING' ? html(200, 'pay here') : html(404, 'no such order')
  },
  'POST /v1/inicis/return': ({ resultCode, resultMsg, orderNumber }) => {
    if (resultCode !== '0000') fail(orderNumbered(orderNumber), resultCode, resultMsg)
    return leadTo('/payment/close')
  },
  'POST /v1/inicis/close': () => leadTo('/payment/close'),
  'POST /v1/inicis/mobile/return': ({ P_STATUS: code, P_RMESG1: message, P_OID: orderId }) => {
    if (code !== '00') fail(orderNumbered(orderId), code, message)
    return leadTo('/payment/mobile/result', { orderId, code, message })
  },
}

// HTTP
const read = async (incoming) => {
  const chunks = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const bodyOf = async (type, bytes, isMultipart) => {
  if (!isMultipart && !/^application\/json\s*(;|$)/i.test(type)) return refuse(400, 'INVALID_REQUEST')
  const form = isMultipart ? await new Response(bytes, { headers: { 'content-type': type } }).formData() : undefined
  const body = JSON.parse(form ? await form.get('review').text() : bytes.toString())
  demand(typeof body === 'object' && body !== null && !Array.isArray(body))
  const images = form ? form.getAll('images') : []
  return { body, files: await Promise.all(images.map(async (file) => new Uint8Array(await file.arrayBuffer()))) }
}
const answer = async (incoming, bytes, url) => {
  const found = routes.filter(({ pattern }) => pattern.test(url.pathname))
  const route = found.find(({ method }) => method === incoming.method)
  if (found.length === 0) return refuse(404, 'NOT_FOUND')
  if (!route) throw Object.assign(new Refusal(405, 'METHOD_NOT_ALLOWED'), { allow: found.map(({ method }) => method).join(', ') })
  const token = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1]
  const user = callerOf(token, route.access)
  const params = Object.entries(route.pattern.exec(url.pathname).groups ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ])
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(route.method) && route.access !== 'refresh'
  const type = incoming.headers['content-type'] ?? ''
  const invalid = () => refuse(400, 'INVALID_REQUEST')
  const sent = hasBody ? await bodyOf(type, bytes, route.isMultipart).catch(invalid) : {}
  return route.answer({ token, user, params: Object.fromEntries(params), query: Object.fromEntries(url.searchParams), ...sent })
}
const envelope = (status, content) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: JSON.stringify(content),
})
const reply = async (incoming) => {
  const url = new URL(incoming.url, 'http://stand-in.invalid')
  const bytes = await read(incoming)
  if (incoming.method === 'OPTIONS') return { status: 204, headers: {} }
  const page = pages[`${incoming.method} ${url.pathname}`]
  if (page) return page(Object.fromEntries(incoming.method === 'GET' ? url.searchParams : new URLSearchParams(bytes.toString())))
  try {
    return envelope(200, { result: 'SUCCESS', data: await answer(incoming, bytes, url), error: null })
  } catch (error) {
    const { status = 500, code = 'SERVER_ERROR', allow } = error
    const refusal = envelope(status, {
      result: 'FAIL',
      data: null,
      error: { code, message: `요청을 처리할 수 없습니다. (${code})` },
    })
    return allow ? { ...refusal, headers: { ...refusal.headers, allow } } : refusal
  }
}
const crossOrigin = {
  'access-control-allow-origin': client.origin,
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
}
const server = createServer((incoming, outgoing) => {
  reply(incoming).then(
    ({ status, headers, text = '' }) => outgoing.writeHead(status, { ...crossOrigin, ...headers }).end(text),
    () => outgoing.destroy(),
  )
})
const session = issue({ userId: 1 })
server.listen(Number(options.port), () => {
  console.log(`stand-in ready at http://localhost:${server.address().port}, member 1 has the token ${session.accessToken}`)
})
