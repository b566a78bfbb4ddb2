import { TestShop } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const evil = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'

test('[PAY-04, API-52] changed parameters are refused, run nothing and pay nothing', async ({ page, mode, allowErrors }) => {
  allowErrors(/mock\/api|status of 4/)
  const shop = await new TestShop(page, mode).open()
  const order = await shop.order()
  const refused = async () => {
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    await expect(page.getByRole('button', { name: /결제하기/ })).toHaveCount(0)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  }
  await shop.postForm(order, { P_OID: evil })
  await refused()
  await page.goto('./login')
  await expect.poll(() => shop.state(order).catch(String)).toBe('PENDING')
  // Displayed parameters are rendered as text.
  await shop.postForm(order, { P_GOODS: evil, P_UNAME: evil })
  await expect(page.getByText(evil).first()).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  await page.goto(shop.redirectUrl(order, urlOf(mode), { successUrl: 'javascript:window.harmed=1', orderName: evil }))
  await refused()
  await page.goto(`${shop.base}v1/inicis/auth?${new URLSearchParams({ orderId: evil, paymentMethod: 'Card' }).toString()}`)
  await expect(page.getByRole('button', { name: '창 닫기' })).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})
