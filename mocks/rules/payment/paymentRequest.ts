import { paymentMethods, type PaymentMethod } from '../../../src/contract/payment.ts'
import type { Order } from '../../db/tables/orders.ts'
import type { ReadTx } from '../../db/tables.ts'
import { findOrder } from '../orders/orders.ts'
import { base64, hex, mobileNames, shop } from './paymentForms.ts'
import { providerRefuses } from '../providerRefusal.ts'

export type PaymentFields = Readonly<Record<string, string>>

/** Addresses that may be returned to: the server's, and those of the shop's pages. Both end with a slash. */
export type Homes = { readonly base: string; readonly clientUrl: string }

/** A payment the provider was asked for, in one of its three ways, checked. Amount in won. */
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

/** Public test value of the redirect's client key. */
const CLIENT_KEY = 'test_ck_pickers'
const LIFE = 30 * 60_000

/**
 * Reads what a shop's form or address asks for. Refuses with the provider's codes (MX…), or EXPIRED after half an hour,
 * ORDER_NOT_FOUND, NOT_PAYABLE, INVALID_SIGNATURE for changed fields and INVALID_RETURN for an address that is not the shop's.
 */
export function readPayment(tx: ReadTx, fields: PaymentFields, homes: Homes, now: number): PaymentRequest {
  if ('P_MID' in fields || 'P_INI_PAYMENT' in fields) return readMobile(tx, fields, homes, now)
  if ('mid' in fields || 'gopaymethod' in fields) return readWindow(tx, fields, homes, now)
  if ('clientKey' in fields || 'successUrl' in fields) return readRedirect(tx, fields, homes)
  return providerRefuses('MX1002')
}

function readWindow(tx: ReadTx, fields: PaymentFields, { base }: Homes, now: number): PaymentRequest {
  const { mid, oid = '', price = '', timestamp = '', goodname = '', buyername = '', buyertel = '' } = fields
  if (mid !== shop.id) providerRefuses('INVALID_MERCHANT')
  const amount = amountOf(price)
  const order = orderAsked(tx, oid)
  const signed = `oid=${oid}&price=${price}`
  const isOurs =
    fields['signature'] === hex(`${signed}&timestamp=${timestamp}`) &&
    fields['verification'] === hex(`${signed}&signKey=${shop.signKey}&timestamp=${timestamp}`) &&
    fields['mKey'] === hex(shop.signKey)
  if (!isOurs) providerRefuses('INVALID_SIGNATURE')
  requireReturn(fields['returnUrl'], base)
  requireReturn(fields['closeUrl'], base)
  requireOpen(order, timestamp, now)
  const methods = methodsOf(fields['gopaymethod'] ?? '', (method) => method)
  return { kind: 'window', order, amount, goods: goodname, buyer: buyername, phone: buyertel, methods, fields }
}

function readMobile(tx: ReadTx, fields: PaymentFields, { base }: Homes, now: number): PaymentRequest {
  const { P_MID, P_OID = '', P_AMT = '', P_TIMESTAMP = '', P_GOODS = '', P_UNAME = '', P_MOBILE = '' } = fields
  if (P_MID !== shop.id) providerRefuses('INVALID_MERCHANT')
  const amount = amountOf(P_AMT)
  const methods = methodsOf(fields['P_INI_PAYMENT'] ?? '', (method) => mobileNames[method])
  if (methods.includes('HPP') && !['1', '2'].includes(fields['P_HPP_METHOD'] ?? '')) providerRefuses('MX1006')
  const order = orderAsked(tx, P_OID)
  if (fields['P_CHKFAKE'] !== base64(`${P_AMT}${P_OID}${P_TIMESTAMP}${shop.hashKey}`)) providerRefuses('INVALID_SIGNATURE')
  requireReturn(fields['P_NEXT_URL'], base)
  requireOpen(order, P_TIMESTAMP, now)
  return { kind: 'mobile', order, amount, goods: P_GOODS, buyer: P_UNAME, phone: P_MOBILE, methods, fields }
}

function readRedirect(tx: ReadTx, fields: PaymentFields, { clientUrl }: Homes): PaymentRequest {
  const { clientKey, orderId = '', amount = '', orderName = '', customerName = '', customerMobilePhone = '' } = fields
  if (clientKey !== CLIENT_KEY) providerRefuses('UNAUTHORIZED_KEY')
  if (!/^[A-Za-z0-9_=-]{6,64}$/.test(orderId)) providerRefuses('INVALID_REQUEST')
  const order = orderAsked(tx, orderId)
  requireReturn(fields['successUrl'], clientUrl)
  requireReturn(fields['failUrl'], clientUrl)
  requireOpen(order, undefined, 0)
  const methods = methodsOf(fields['method'] ?? '', (method) => redirectNames[method])
  const said = { goods: orderName, buyer: customerName, phone: customerMobilePhone }
  return { kind: 'redirect', order, amount: amountOf(amount), ...said, methods, fields }
}

const redirectNames: Record<PaymentMethod, string> = {
  Card: 'CARD',
  DirectBank: 'TRANSFER',
  VBank: 'VIRTUAL_ACCOUNT',
  HPP: 'MOBILE_PHONE',
}

/** Won, as digits alone. */
function amountOf(text: string): number {
  if (text === '') providerRefuses('MX1003')
  if (!/^\d{1,12}$/.test(text)) providerRefuses('MX3001')
  return Number(text) > 0 ? Number(text) : providerRefuses('MX1003')
}

/** Methods joined by `:`, read case-blind; none named means any. */
function methodsOf(names: string, nameOf: (method: PaymentMethod) => string): readonly PaymentMethod[] {
  if (names === '') return paymentMethods
  const wanted = names.toLowerCase().split(':')
  const found = paymentMethods.filter((method) => wanted.includes(nameOf(method).toLowerCase()))
  return found.length === wanted.length ? found : providerRefuses('MX1002')
}

const orderAsked = (tx: ReadTx, orderId: string): Readonly<Order> => findOrder(tx, orderId) ?? providerRefuses('ORDER_NOT_FOUND')

function requireReturn(address: string | undefined, home: string): void {
  // Parsed first: `https://shop@elsewhere` begins like the shop's and is not.
  const isHome = address !== undefined && URL.canParse(address) && new URL(address).href.startsWith(home)
  if (!isHome) providerRefuses('INVALID_RETURN')
}

function requireOpen(order: Order, timestamp: string | undefined, now: number): void {
  if (order.failCode === 'PAYMENT_EXPIRED') providerRefuses('EXPIRED')
  if (order.status !== 'PENDING') providerRefuses('NOT_PAYABLE')
  if (timestamp !== undefined && !(now - Number(timestamp) <= LIFE)) providerRefuses('EXPIRED')
}
