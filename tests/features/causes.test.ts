import { describe, expect, test } from 'vitest'
import { checkoutTexts } from '../../src/features/checkout/texts.ts'
import { causeOf, causeTexts, type Cause } from '../../src/texts/causes.ts'

const isCause = (name: string): name is Cause => name in causeTexts.ko
const all = Object.keys(causeTexts.ko).filter(isCause)
const soon = /잠시 후|in a moment|shortly/i

describe('the causes of what did not happen', () => {
  test.each([
    ['OUT_OF_STOCK', 'outOfStock'],
    ['PAYMENT_EXPIRED', 'paymentExpired'],
    ['DEPOSIT_EXPIRED', 'depositMissed'],
    ['EPISODE_CLOSED', 'episodeEnded'],
    ['ALREADY_PICKED', 'alreadyPicked'],
  ] as const)('[OPEN-12] %s is %s where it can be, else the default', (code, cause) => {
    expect(causeOf(code, all, 'pickFailed')).toBe(cause)
    expect(causeOf(code, [], 'pickFailed')).toBe('pickFailed')
  })

  test.each([null, undefined, '', '61', 'toString', '__proto__'])('[OPEN-12] the code %s has the default', (code) => {
    expect(causeOf(code, all, 'paymentFailed')).toBe('paymentFailed')
  })

  test('[PICK-07] every text of a failed pick begins with the quoted one', () => {
    for (const cause of ['pickFailed', 'episodeEnded', 'alreadyPicked'] as const)
      expect(causeTexts.en[cause]).toMatch(/^Please try again later\./)
  })

  test('[PAY-03] the text of a blocked popup is the quoted one', () => {
    expect(checkoutTexts.en.blocked).toBe('Failed to open payment window. Please check if popups are blocked.')
  })

  test.each(all)('%s: waiting a moment is advised only where it helps, and "at once" only for what the shopper did', (cause) => {
    const { [cause]: ko } = causeTexts.ko
    const { [cause]: en } = causeTexts.en
    expect(soon.test(ko) || soon.test(en)).toBe(cause === 'pickFailed')
    expect(`${ko} ${en}`).not.toMatch(/바로 취소|at once/)
  })

  test.each(['outOfStock', 'paymentExpired', 'depositMissed', 'orderCanceled', 'orderUnknown'] as const)(
    '%s names no other payment method and no phone number as remedy',
    (cause) => {
      expect(`${causeTexts.ko[cause]} ${causeTexts.en[cause]}`).not.toMatch(/결제수단|payment method|휴대폰|phone/)
    },
  )
})
