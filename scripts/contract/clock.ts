import { operations } from '../../src/contract/operations.ts'
import { placeOrder } from './fixtures.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit } from './kit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Expiry by time (API-13, API-14, API-60). Runs last, since it ends every session. */
export async function tryClock(kit: Kit): Promise<void> {
  await kit.check('episodes', 'an access token lives thirty minutes', 'writes', async () => {
    const guest = await kit.guest('a')
    const { orderId } = await placeOrder(kit, guest)
    await kit.passTime(30 * MINUTE)
    expectRefusal(await kit.request(operations.episodes, {}, guest), 'EXPIRED_TOKEN')
    const { accessToken: token } = await kit.call(operations.refreshTokens, {}, { token: guest.refreshToken ?? '' })
    await kit.check('orderCompletion', 'an order not paid fails after thirty minutes', 'writes', async () => {
      const { status, failCode } = await kit.call(operations.orderCompletion, { params: { orderId } }, { token })
      expectThat(status === 'FAILED' && failCode === 'PAYMENT_EXPIRED', `is ${status} with ${failCode}`)
    })
  })
  await kit.check('refreshTokens', 'lives fourteen days', 'writes', async () => {
    const guest = await kit.guest('clock')
    await kit.passTime(14 * DAY)
    expectRefusal(await kit.request(operations.refreshTokens, {}, { token: guest.refreshToken ?? '' }), 'EXPIRED_REFRESH_TOKEN')
  })
}
