import { describe, expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type HttpServerOptions } from '../../../mocks/server.ts'
import { readOptions } from '../../../mocks/server/options.ts'
import { call, textOfSuccess } from './httpCalls.ts'

type Headers = Readonly<Record<string, string>>
type Started = { localStorage: { accessToken: string; userId: string } }
type Sold = { product: { price: number; discountedPrice: number | null }; stock: { id: number; stock: number }[] }

async function start(options: Partial<HttpServerOptions> = {}): Promise<string> {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', ...options })
  onTestFinished(() => server.close())
  return server.url
}

/** The address that replies have: the API reference names it. */
async function addressIn(url: string, headers: Headers, world = ''): Promise<string | undefined> {
  const { servers }: { servers: { url: string }[] } = JSON.parse(
    (await call(`${url}${world}/__mock/openapi.json`, { headers })).text,
  )
  return servers[0]?.url
}

/** Orders a product as Minseo, and returns the form of the payment and the reply of the payment page. */
async function pay(url: string, headers: Headers) {
  const json = { ...headers, 'content-type': 'application/json' }
  const started = await call(`${url}/__mock/persona`, { method: 'POST', headers: json, body: '{"persona":"minseo"}' })
  const { localStorage }: Started = JSON.parse(started.text)
  const signedIn = { ...json, authorization: `Bearer ${localStorage.accessToken}` }
  const post = (path: string, body: unknown) =>
    call(url + path, { method: 'POST', headers: signedIn, body: JSON.stringify(body) })
  const get = (path: string) => call(url + path, { headers: signedIn })
  const sold: { data: Sold } = JSON.parse(textOfSuccess(await get('/v1/products/1')))
  const { product, stock } = sold.data
  const user: { data: { addresses: { id: number }[] } } = JSON.parse(textOfSuccess(await get(`/v1/users/${localStorage.userId}`)))
  const price = product.discountedPrice ?? product.price
  const stockId = stock.find((size) => size.stock > 0)?.id
  const shippingAmount = price >= 50_000 ? 0 : 2500
  const order = { products: [{ productId: 1, stockId, price, quantity: 1 }], addressId: user.data.addresses[0]?.id }
  const placed = await post('/v1/orders', { ...order, totalAmount: price + shippingAmount, shippingAmount })
  const { data }: { data: { orderId: string } } = JSON.parse(textOfSuccess(placed))
  const { orderId } = data
  const form: { data: Record<string, string> } = JSON.parse(
    textOfSuccess(await post('/v1/inicis/mobile/auth', { orderId, paymentMethod: 'Card' })),
  )
  const page = await get(`/v1/inicis/auth?orderId=${orderId}&paymentMethod=Card`)
  return { form: form.data, page: new URL(page.headers.get('location') ?? '') }
}

describe('the address in replies', () => {
  test.each([
    ['an emulator’s', '10.0.2.2:8787', 'http://10.0.2.2:8787'],
    ['a container’s', 'host.docker.internal:8787', 'http://host.docker.internal:8787'],
    ['a service’s, with an underscore', 'mock_server:80', 'http://mock_server'],
    ['another case', 'Mock.Example.TEST', 'http://mock.example.test'],
  ])('has the name of the Host header: %s', async (_, host, address) => {
    const url = await start({ host: '127.0.0.1' })
    expect(await addressIn(url, { host })).toBe(address)
    expect(await addressIn(url, { host }, '/w/anna')).toBe(`${address}/w/anna`)
  })

  test('[API-51, API-52] is that of the caller in the payment page and its returns', async () => {
    const { form, page } = await pay(await start(), { host: '10.0.2.2:8787' })
    expect(form['P_NEXT_URL']).toMatch(/^http:\/\/10\.0\.2\.2:8787\/v1\//)
    expect(page.href).toMatch(/^http:\/\/10\.0\.2\.2:8787\/mock\/payment\.html\?/)
    expect(page.searchParams.get('returnUrl')).toMatch(/^http:\/\/10\.0\.2\.2:8787\/v1\//)
    expect(page.searchParams.get('closeUrl')).toMatch(/^http:\/\/10\.0\.2\.2:8787\/v1\//)
  })

  test.each<[string, Headers, string]>([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'mock.test:9000' }, 'http://mock.test:9000'],
    ['X-Forwarded-Proto alone', { 'x-forwarded-proto': 'https' }, 'https://inner.test'],
    ['both', { 'x-forwarded-host': 'mock.test', 'x-forwarded-proto': 'HTTPS' }, 'https://mock.test'],
    ['two proxies', { 'x-forwarded-host': 'one.test, two.test', 'x-forwarded-proto': 'https,http' }, 'https://one.test'],
    ['Forwarded', { forwarded: 'for=10.0.0.1;host=mock.test;proto=https' }, 'https://mock.test'],
    ['Forwarded, quoted', { forwarded: 'For="[fd00::1]:80"; Proto=https ; Host="mock.test:9000"' }, 'https://mock.test:9000'],
    ['Forwarded of two proxies', { forwarded: 'host=one.test, host=two.test;proto=https' }, 'http://one.test'],
    ['Forwarded before the others', { forwarded: 'host=one.test', 'x-forwarded-host': 'two.test' }, 'http://one.test'],
    ['Forwarded without a host', { forwarded: 'for=_a', 'x-forwarded-host': 'two.test' }, 'http://two.test'],
  ])('is the one that a proxy reports: %s', async (_, headers, address) => {
    expect(await addressIn(await start(), { host: 'inner.test', ...headers })).toBe(address)
  })

  test.each(['', 'a/b', 'me@a.test', 'a.test?x', '"><script>', 'a.test:99999', 'a b', 'javascript:alert(1)'])(
    'ignores %j as a proxy’s host',
    async (host) => {
      const url = await start()
      expect(await addressIn(url, { 'x-forwarded-host': host, 'x-forwarded-proto': 'file' })).toBe(url)
    },
  )

  test.each<[string, Headers, string]>([
    ['with a port', { host: '[::1]:8787' }, 'http://[::1]:8787'],
    ['without', { host: '[2001:db8::1]' }, 'http://[2001:db8::1]'],
    ['of a link', { host: '[fe80::1:2]:8787' }, 'http://[fe80::1:2]:8787'],
    ['that a proxy reports', { forwarded: 'host="[FD00::1]:9000";proto=https' }, 'https://[fd00::1]:9000'],
    ['in full', { 'x-forwarded-host': '[0:0:0:0:0:0:0:1]:80' }, 'http://[::1]'],
    ['with an IPv4 address in it', { 'x-forwarded-host': '[::ffff:192.168.0.7]' }, 'http://[::ffff:c0a8:7]'],
  ])('[API-51, API-52] is the IPv6 address of a caller, who can pay there: %s', async (_, headers, address) => {
    const url = await start()
    expect(await addressIn(url, headers, '/w/anna')).toBe(`${address}/w/anna`)
    const { form, page } = await pay(url, headers)
    expect(form['P_NEXT_URL']?.startsWith(`${address}/v1/`)).toBe(true)
    expect(page.origin).toBe(address)
  })

  test.each(['[::1', '[]', '[:::]', '[fe80::1%25eth0]', '::1', '[::1]x', '[1.2.3.4]'])(
    'ignores %j, which is no IPv6 address',
    async (host) => {
      const url = await start()
      expect(await addressIn(url, { 'x-forwarded-host': host })).toBe(url)
    },
  )

  test('[API-03, API-05] below an IPv6 address unknown paths, methods and callers are refused, and faults and overrides apply', async () => {
    const url = await start()
    const headers = { host: '[::1]:8787', 'content-type': 'application/json' }
    const statusOf = async (path: string, method = 'GET') => (await call(url + path, { method, headers })).status
    expect(await statusOf('/v1/nothing')).toBe(404)
    expect(await statusOf('/v1/products/')).toBe(404)
    expect(await statusOf('/v1/users/additional-info')).toBe(405)
    expect(await statusOf('/v1/products/%E0%A4%A')).toBe(400)
    expect(await statusOf('/v1/products')).toBe(401)
    expect(await statusOf('/mock/api/nothing', 'POST')).toBe(404)
    expect(await statusOf('/mock/api/payment/deposits')).toBe(200)
    const override = { method: 'GET', path: '/v1/products/1', status: 418, reply: {} }
    await call(`${url}/__mock/overrides`, { method: 'POST', headers, body: JSON.stringify(override) })
    expect(await statusOf('/v1/products/1')).toBe(418)
  })

  test('is that of a server which listens on an IPv6 address', async () => {
    const url = await start({ host: '::1' })
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect(await addressIn(url, {})).toBe(url)
  })

  test('is that of --public-url, with its path, whatever the headers say', async () => {
    const url = await start({ publicUrl: 'https://mock.example.com/shop' })
    const headers = { host: '10.0.2.2', 'x-forwarded-host': 'two.test' }
    expect(await addressIn(url, headers, '/w/anna')).toBe('https://mock.example.com/shop/w/anna')
    const page = (await call(`${url}/`, { headers })).text
    expect(page).toContain('href="https://mock.example.com/shop/w/anna/"')
    const { form } = await pay(url, headers)
    expect(form['P_NEXT_URL']).toMatch(/^https:\/\/mock\.example\.com\/shop\/v1\//)
  })

  test('can be one of many: a world answers by each of forty', async () => {
    const url = await start()
    for (let at = 0; at < 40; at += 1) {
      expect(await addressIn(url, { host: `name-${at}.test` })).toBe(`http://name-${at}.test`)
    }
    expect(await addressIn(url, { host: 'name-0.test' })).toBe('http://name-0.test')
  })
})

const publicUrl = (text: string) => readOptions(['--public-url', text])?.publicUrl

test('--public-url is an http address, without what follows its path', () => {
  expect(readOptions([])?.publicUrl).toBeUndefined()
  expect(publicUrl('https://mock.example.com')).toBe('https://mock.example.com')
  expect(publicUrl('https://mock.example.com/shop/?a=1#b')).toBe('https://mock.example.com/shop')
  expect(() => publicUrl('mock.example.com')).toThrow('--public-url mock.example.com is not an http address')
  expect(() => publicUrl('ftp://mock.example.com')).toThrow('--public-url ftp://mock.example.com is not an http address')
})
