import { expect, test } from 'vitest'
import { RequestLog } from '../../../mocks/handlers/requestLog.ts'
import { standIn, steered } from '../control/steered.ts'

test('a call is logged with request, reply, duration and the rule that refused', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('GET', '/v1/picks/memo/preview?episodeId=6', { token })
  await shop.ask('POST', '/v1/picks', { token, body: { episodeId: 6, styleIds: [51] } })
  await expect.poll(async () => (await shop.control.requestLog()).at(-1)?.reply).toContain('ALREADY_PICKED')
  const [preview, pick] = await shop.control.requestLog()
  expect(preview).toMatchObject({
    no: 1,
    method: 'GET',
    path: '/v1/picks/memo/preview?episodeId=6',
    operation: 'memoPreview',
    request: null,
    status: 200,
    refused: null,
    faults: [],
    isPassedOn: false,
  })
  expect(pick).toMatchObject({
    operation: 'recordPick',
    request: '{"episodeId":6,"styleIds":[51]}',
    status: 409,
    refused: { code: 'ALREADY_PICKED', message: '이미 참여한 에피소드예요.', rule: 'participation.recordPick' },
  })
  expect(pick?.durationMs).toBeGreaterThan(0)
})

test('faults, unknown addresses and calls without an answer are logged too', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.control.addFault({ kind: 'network', operation: 'episodes' })
  await shop.control.addFault({ kind: 'hang', operation: 'reviews' })
  await shop.send('GET', '/v1/episodes', { token })
  void shop.send('GET', '/v1/reviews', { token })
  await shop.send('GET', '/v1/none')
  await expect.poll(async () => (await shop.control.requestLog()).at(-1)?.reply).not.toBeNull()
  expect(await shop.control.requestLog()).toMatchObject([
    { operation: 'episodes', status: 0, faults: ['network'] },
    { operation: 'reviews', status: null, reply: null },
    { operation: null, path: '/v1/none', status: 404, refused: { code: 'NOT_FOUND' } },
  ])
  await shop.control.clearRequestLog()
  expect(await shop.control.requestLog()).toEqual([])
})

test('the log holds the latest requests, also those of other windows', () => {
  const log = new RequestLog('one', 200)
  const notified = new RequestLog('two', 201)
  log.onEntry = (entry) => notified.add(entry)
  for (let no = 0; no < 250; no++) log.begin(new Request('http://shop.test/v1/episodes'), '/v1/episodes', 'episodes', `one-${no}`)
  notified.begin(new Request('http://shop.test/v1/reviews'), '/v1/reviews', 'reviews', 'two-1')
  expect(log.all()).toHaveLength(200)
  expect(notified.all().at(-2)).toMatchObject({ window: 'one', no: 250 })
  expect(notified.all().at(-1)).toMatchObject({ window: 'two', no: 1 })
})

test.each(['1970-01-02T00:00:00+09:00', '2026-12-31T23:59:59+09:00'])(
  'a request is logged at the time that the world’s clock shows: %s',
  async (at) => {
    const shop = steered()
    await shop.control.pinClock({ isPinned: true })
    await shop.control.setClock({ at })
    await shop.control.addFault({ kind: 'pause', operation: 'products' })
    void shop.send('GET', '/v1/products')
    await expect.poll(() => shop.control.heldReplies()).toMatchObject([{ at: Date.parse(at) }])
    expect(await shop.control.clock()).toMatchObject({ now: at })
    expect(await shop.control.requestLog()).toMatchObject([{ operation: 'products', status: null, at }])
    await shop.control.releaseReply()
    await expect.poll(() => shop.control.requestLog()).toMatchObject([{ status: 401, at }])
  },
)

test('the reply of an override that bypasses the handlers is logged at the world’s time too', async () => {
  const log = new RequestLog()
  const request = new Request('http://shop.test/v1/episodes')
  await log.addOverride('one', request, Response.json([]), '/v1/episodes', async () => Date.parse('1900-01-01T00:00:00+09:00'))
  expect(log.all()).toMatchObject([{ status: 200, at: '1900-01-01T00:00:00+09:00' }])
})
