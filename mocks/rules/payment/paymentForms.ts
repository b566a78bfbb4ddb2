import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { paymentMethods, type PaymentMethod } from '../../../src/contract/values.ts'
import { paymentPages } from '../../../src/contract/payment.ts'
import type { Order } from '../../db/collections/orders.ts'
import type { ReadTx } from '../../db/collections.ts'
import { textInWorld } from '../messages.ts'
import { linesOfOrder } from '../orders/orders.ts'
import { orderMessages } from '../orders/orderMessages.ts'
import { refuseField } from '../refusal.ts'
import { merchant } from './merchant.ts'

/** The provider's names of the methods on phones. */
export const mobileMethodNames: Record<PaymentMethod, string> = {
  Card: 'CARD',
  DirectBank: 'BANK',
  VBank: 'VBANK',
  HPP: 'MOBILE',
}

type Form = Readonly<Record<string, string>>

/** A payment method by its name at the provider, ignoring case (API-51). Refuses any other. */
export function parsePaymentMethod(name: string): PaymentMethod {
  const found = paymentMethods.find((method) => method.toLowerCase() === name.toLowerCase())
  return found ?? refuseField('paymentMethod', orderMessages.paymentMethod)
}

/** The fields that the provider's desktop window is opened with. `base` is the server's address, ending with a slash. */
export function desktopForm(tx: ReadTx, order: Order, method: PaymentMethod, base: string, now: number): Form {
  const [price, timestamp] = [String(order.totalAmount), String(now)]
  const signed = `oid=${order.orderId}&price=${price}`
  return {
    version: '1.0',
    gopaymethod: method,
    mid: merchant.id,
    oid: order.orderId,
    price,
    timestamp,
    use_chkfake: 'Y',
    signature: sha256Hex(`${signed}&timestamp=${timestamp}`),
    verification: sha256Hex(`${signed}&signKey=${merchant.signKey}&timestamp=${timestamp}`),
    mKey: sha256Hex(merchant.signKey),
    currency: 'WON',
    goodname: goodsName(tx, order),
    buyername: order.receiver,
    buyertel: order.phoneNumber,
    buyeremail: tx.users.findFirst((q) => q.where({ id: order.userId }))?.email ?? '',
    returnUrl: addressBelow(base, paymentPages.desktopReturn),
    closeUrl: `${addressBelow(base, paymentPages.desktopClose)}?orderNumber=${order.orderId}`,
    acceptmethod: 'HPP(2):below1000:centerCd(Y)',
    charset: 'UTF-8',
    payViewType: 'overlay',
  }
}

/** The fields of the form that a phone's browser posts to the provider (API-52). */
export function mobileForm(tx: ReadTx, order: Order, method: PaymentMethod, base: string, now: number): Record<string, string> {
  const [amount, timestamp] = [String(order.totalAmount), String(now)]
  const email = tx.users.findFirst((q) => q.where({ id: order.userId }))?.email ?? ''
  return {
    P_INI_PAYMENT: mobileMethodNames[method],
    P_MID: merchant.id,
    P_MNAME: merchant.name,
    P_OID: order.orderId,
    P_AMT: amount,
    P_GOODS: goodsName(tx, order),
    P_UNAME: Array.from(order.receiver).slice(0, 30).join(''),
    P_MOBILE: order.phoneNumber,
    P_EMAIL: email,
    P_NEXT_URL: addressBelow(base, paymentPages.mobileReturn),
    // After a cancelled payment, no other field of the provider's reply names the order.
    P_NOTI: order.orderId,
    P_HPP_METHOD: '2',
    P_CHARSET: 'utf8',
    P_RESERVED: 'below1000=Y&vbank_receipt=Y&centerCd=Y',
    P_TIMESTAMP: timestamp,
    P_CHKFAKE: sha512Base64(`${amount}${order.orderId}${timestamp}${merchant.hashKey}`),
  }
}

const addressBelow = (base: string, path: string) => new URL(path.slice(1), base).href
/** The provider's signatures of a text: SHA-256 in hex on desktops, SHA-512 in base64 on phones. */
export const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))
export const sha512Base64 = (text: string) => btoa(String.fromCharCode(...sha512(utf8ToBytes(text))))

function goodsName(tx: ReadTx, order: Order): string {
  const [first, ...others] = linesOfOrder(tx, order)
  const name = first?.productName ?? ''
  return others.length > 0 ? textInWorld(tx, orderMessages.goods(name, others.length)) : name
}
