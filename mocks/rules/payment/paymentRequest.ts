import { paymentMethods, type PaymentMethod } from '../../../src/contract/values.ts'
import type { Order } from '../../db/collections/orders.ts'
import type { ReadTx } from '../../db/collections.ts'
import { findOrder } from '../orders/orders.ts'
import { merchant } from './merchant.ts'
import { sha512Base64, sha256Hex, mobileMethodNames } from './paymentForms.ts'
import { throwProviderError } from '../refusal.ts'

export type PaymentFields = Readonly<Record<string, string>>

/** Allowed return addresses: the server's, and those of the shop's pages. Both end with a slash. */
export type ReturnBases = { readonly base: string; readonly clientUrl: string }

/** A validated payment request of one of the provider's three channels. Amount in won. */
export type PaymentRequest = {
  readonly kind: 'window' | 'mobile' | 'redirect'
  readonly order: Readonly<Order>
  readonly amount: number
  readonly goods: string
  readonly buyer: string
  readonly phone: string
  readonly methods: readonly PaymentMethod[]
  readonly fields: PaymentFields
}

/** The redirect's client key, a public test value. */
const CLIENT_KEY = 'test_ck_pickers'
const LIFETIME_MS = 30 * 60_000

/**
 * Parses the fields of a shop's form or address. Refuses with the provider's codes (MX…), or EXPIRED after half an hour,
 * ORDER_NOT_FOUND, NOT_PAYABLE, INVALID_SIGNATURE for changed fields and INVALID_RETURN for a foreign return address.
 */
export function parsePaymentRequest(tx: ReadTx, fields: PaymentFields, homes: ReturnBases, now: number): PaymentRequest {
  if ('P_MID' in fields || 'P_INI_PAYMENT' in fields) return parseMobileRequest(tx, fields, homes, now)
  if ('mid' in fields || 'gopaymethod' in fields) return parseWindowRequest(tx, fields, homes, now)
  if ('clientKey' in fields || 'successUrl' in fields) return parseRedirectRequest(tx, fields, homes)
  return throwProviderError('MX1002')
}

function parseWindowRequest(tx: ReadTx, fields: PaymentFields, { base }: ReturnBases, now: number): PaymentRequest {
  const { mid, oid = '', price = '', timestamp = '', goodname = '', buyername = '', buyertel = '' } = fields
  if (mid !== merchant.id) throwProviderError('INVALID_MERCHANT')
  const amount = parseAmount(price)
  const order = requireOrder(tx, oid)
  const signed = `oid=${oid}&price=${price}`
  const isOurs =
    fields['signature'] === sha256Hex(`${signed}&timestamp=${timestamp}`) &&
    fields['verification'] === sha256Hex(`${signed}&signKey=${merchant.signKey}&timestamp=${timestamp}`) &&
    fields['mKey'] === sha256Hex(merchant.signKey)
  if (!isOurs) throwProviderError('INVALID_SIGNATURE')
  requireReturnAddress(fields['returnUrl'], base)
  requireReturnAddress(fields['closeUrl'], base)
  requirePayable(order, timestamp, now)
  const methods = parseMethods(fields['gopaymethod'] ?? '', (method) => method)
  return { kind: 'window', order, amount, goods: goodname, buyer: buyername, phone: buyertel, methods, fields }
}

function parseMobileRequest(tx: ReadTx, fields: PaymentFields, { base }: ReturnBases, now: number): PaymentRequest {
  const { P_MID, P_OID = '', P_AMT = '', P_TIMESTAMP = '', P_GOODS = '', P_UNAME = '', P_MOBILE = '' } = fields
  if (P_MID !== merchant.id) throwProviderError('INVALID_MERCHANT')
  const amount = parseAmount(P_AMT)
  const methods = parseMethods(fields['P_INI_PAYMENT'] ?? '', (method) => mobileMethodNames[method])
  if (methods.includes('HPP') && !['1', '2'].includes(fields['P_HPP_METHOD'] ?? '')) throwProviderError('MX1006')
  const order = requireOrder(tx, P_OID)
  if (fields['P_CHKFAKE'] !== sha512Base64(`${P_AMT}${P_OID}${P_TIMESTAMP}${merchant.hashKey}`))
    throwProviderError('INVALID_SIGNATURE')
  requireReturnAddress(fields['P_NEXT_URL'], base)
  requirePayable(order, P_TIMESTAMP, now)
  return { kind: 'mobile', order, amount, goods: P_GOODS, buyer: P_UNAME, phone: P_MOBILE, methods, fields }
}

function parseRedirectRequest(tx: ReadTx, fields: PaymentFields, { clientUrl }: ReturnBases): PaymentRequest {
  const { clientKey, orderId = '', amount = '', orderName = '', customerName = '', customerMobilePhone = '' } = fields
  if (clientKey !== CLIENT_KEY) throwProviderError('UNAUTHORIZED_KEY')
  if (!/^[A-Za-z0-9_=-]{6,64}$/.test(orderId)) throwProviderError('INVALID_REQUEST')
  const order = requireOrder(tx, orderId)
  requireReturnAddress(fields['successUrl'], clientUrl)
  requireReturnAddress(fields['failUrl'], clientUrl)
  requirePayable(order, undefined, 0)
  const methods = parseMethods(fields['method'] ?? '', (method) => redirectNames[method])
  const texts = { goods: orderName, buyer: customerName, phone: customerMobilePhone }
  return { kind: 'redirect', order, amount: parseAmount(amount), ...texts, methods, fields }
}

const redirectNames: Record<PaymentMethod, string> = {
  Card: 'CARD',
  DirectBank: 'TRANSFER',
  VBank: 'VIRTUAL_ACCOUNT',
  HPP: 'MOBILE_PHONE',
}

/** Won; digits only. */
function parseAmount(text: string): number {
  if (text === '') throwProviderError('MX1003')
  if (!/^\d{1,12}$/.test(text)) throwProviderError('MX3001')
  return Number(text) > 0 ? Number(text) : throwProviderError('MX1003')
}

/** Methods separated by `:`, ignoring case; an empty list allows any. */
function parseMethods(names: string, nameOf: (method: PaymentMethod) => string): readonly PaymentMethod[] {
  if (names === '') return paymentMethods
  const wanted = names.toLowerCase().split(':')
  const found = paymentMethods.filter((method) => wanted.includes(nameOf(method).toLowerCase()))
  return found.length === wanted.length ? found : throwProviderError('MX1002')
}

const requireOrder = (tx: ReadTx, orderId: string): Readonly<Order> =>
  findOrder(tx, orderId) ?? throwProviderError('ORDER_NOT_FOUND')

function requireReturnAddress(address: string | undefined, home: string): void {
  // Parsed first: `https://shop@elsewhere` starts like the shop's address, but has another host.
  const isHome = address !== undefined && URL.canParse(address) && new URL(address).href.startsWith(home)
  if (!isHome) throwProviderError('INVALID_RETURN')
}

function requirePayable(order: Order, timestamp: string | undefined, now: number): void {
  if (order.failCode === 'PAYMENT_EXPIRED') throwProviderError('EXPIRED')
  if (order.status !== 'PENDING') throwProviderError('NOT_PAYABLE')
  if (timestamp !== undefined && !(now - Number(timestamp) <= LIFETIME_MS)) throwProviderError('EXPIRED')
}
