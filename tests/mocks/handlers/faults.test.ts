import { expect, onTestFinished, test, vi } from 'vitest'
import { InputError } from '../../../mocks/control/commands/commandError.ts'
import { standIn, steered } from '../control/steered.ts'

const memo = (token: string, text: string) => ({ token, body: { userId: 1, episodeId: 6, memo: text } })
const myMemo = async (shop: ReturnType<typeof steered>, token: string) => {
  const { data }: { data: unknown } = await shop.ask('GET', '/v1/episodes/current-pick', { token })
  return Object(data).pickMemo
}

test('a chosen refusal meets the next n replies of its operation alone', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({
    operation: 'saveMemo',
    kind: 'status',
    status: 409,
    code: 'ALREADY_PICKED',
    message: '아니요',
    left: 2,
  })
  expect(await shop.ask('GET', '/v1/episodes', { token })).toMatchObject({ status: 200 })
  for (const end of [409, 409, 200]) expect((await shop.ask('POST', '/v1/picks/memo', memo(token, '새 글'))).status).toBe(end)
  expect(await shop.control.faults()).toEqual([])
})

test('always, on every operation, until it is ended', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const { id } = await shop.control.addFault({ kind: 'status', status: 503 })
  for (const path of ['/v1/episodes', '/v1/products', '/v1/reviews'])
    expect((await shop.ask('GET', path, { token })).status).toBe(503)
  expect(await shop.control.faults()).toMatchObject([{ id, kind: 'status', operation: '*', left: null }])
  await shop.control.removeFault({ id })
  expect((await shop.ask('GET', '/v1/episodes', { token })).status).toBe(200)
})

test.each([204, 205, 304])('status %i has no body', async (status) => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({ operation: 'episodes', kind: 'status', status, left: 1 })
  const reply = await shop.send('GET', '/v1/episodes', { token })
  expect([reply.status, await reply.text()]).toEqual([status, ''])
})

test('network, garbage, a broken contract', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  for (const kind of ['network', 'garbage', 'contract'] as const)
    await shop.control.addFault({ kind, operation: 'episodes', left: 1 })
  const replies = [1, 2, 3].map(() => () => shop.send('GET', '/v1/episodes', { token }))
  const [network, garbage, contract] = [await replies[0]?.(), await replies[1]?.(), await replies[2]?.()]
  expect(network?.type).toBe('error')
  expect(await garbage?.text()).toMatch(/^<!doctype html>/)
  expect(await contract?.json()).toMatchObject({ result: 'SUCCESS', data: { id: 'not a number' } })
  expect((await shop.ask('GET', '/v1/episodes', { token })).status).toBe(200)
})

test('an upload that breaks off fails on the network, and the server has received nothing', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const first = await myMemo(shop, token)
  await shop.control.addFault({ operation: 'saveMemo', kind: 'upload', left: 1, isAfter: true })
  expect((await shop.send('POST', '/v1/picks/memo', memo(token, '하나'))).type).toBe('error')
  expect(await myMemo(shop, token)).toBe(first)
})

test('before the server decides nothing has happened; after it, only the reply is lost', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const first = await myMemo(shop, token)
  await shop.control.addFault({ operation: 'saveMemo', kind: 'network', left: 1 })
  expect((await shop.send('POST', '/v1/picks/memo', memo(token, '하나'))).type).toBe('error')
  expect(await myMemo(shop, token)).toBe(first)
  await shop.control.addFault({ operation: 'saveMemo', kind: 'network', left: 1, isAfter: true })
  expect((await shop.send('POST', '/v1/picks/memo', memo(token, '둘'))).type).toBe('error')
  expect(await myMemo(shop, token)).toBe('둘')
})

test('a latency passes before the reply, and goes together with a refusal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({ kind: 'latency', ms: 120, operation: 'episodes' })
  await shop.control.addFault({ kind: 'status', operation: 'episodes', left: 1 })
  for (const end of [500, 200]) {
    const ends: number[] = []
    const reply = shop.ask('GET', '/v1/episodes', { token }).then(({ status }) => ends.push(status))
    // `expect.poll` would advance the timers.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(119)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await reply
    expect(ends).toEqual([end])
  }
})

test('a hung reply never comes, and others go on', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({ kind: 'hang', operation: 'episodes', left: 1 })
  const hung = shop.ask('GET', '/v1/episodes', { token })
  expect((await shop.ask('GET', '/v1/episodes', { token })).status).toBe(200)
  expect(await Promise.race([hung, Promise.resolve('still waiting')])).toBe('still waiting')
})

test('replies are held, and let go one by one', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({ kind: 'pause', operation: 'episodes' })
  const ends: string[] = []
  const requests = ['one', 'two'].map((name) => shop.ask('GET', '/v1/episodes', { token }).then(() => ends.push(name)))
  await expect.poll(() => shop.control.heldReplies()).toHaveLength(2)
  expect(ends).toEqual([])

  await shop.control.releaseReply()
  await requests[0]
  expect(ends).toEqual(['one'])
  await shop.control.clearFaults()
  await Promise.all(requests)
  expect(await shop.control.heldReplies()).toEqual([])
  await expect(shop.control.releaseReply()).rejects.toThrow('no paused reply has this id')
})

test.each([undefined, 0])('a latency of %s ms is refused; other faults need no delay', async (ms) => {
  const { control } = steered()
  await expect(control.addFault({ kind: 'latency', ms })).rejects.toThrow(
    'ms: a latency needs one. Set it to a number from 1 to 600000.',
  )
  await control.addFault({ kind: 'network', ms })
  expect(await control.faults()).toMatchObject([{ kind: 'network' }])
})

test.each([
  ...[-1, 1.5, 600_001, Number.NaN].map((ms) => ({ kind: 'latency', ms }) as const),
  { left: 0 },
  { left: 1_000_000 },
  { status: 0 },
  { status: 99_999 },
  { code: '' },
  { code: 'a b' },
  { message: ' ' },
])('an empty or absurd value of a fault is refused: %j', async (value) => {
  const { control } = steered()
  await expect(control.addFault({ kind: 'status', ...value })).rejects.toThrow(InputError)
  expect(await control.faults()).toEqual([])
})
