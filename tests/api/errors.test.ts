import { http, HttpResponse, delay } from 'msw'
import { describe, expect, test } from 'vitest'
import { asApiError, isFinal } from '../../src/api/errors.ts'
import { errorText } from '../../src/api/errorText.ts'
import { episodesApi } from '../../src/features/episode/api.ts'
import { picksApi } from '../../src/features/pick/api.ts'
import { reviewsApi } from '../../src/features/reviews/api.ts'
import { operations } from '../../src/contract/operations.ts'
import { errorTexts } from '../../src/texts/errors.ts'
import { client, episode, fail, startBackend, storeSession, success, url } from './backend.ts'

const { server } = startBackend()
const CURRENT = '/v1/episodes/current-pick'
const reply = (answer: () => Response | Promise<Response>) => server.use(http.get(url(CURRENT), answer))

describe('every failure in one union', () => {
  test.each([
    [
      'a FAIL with its status',
      () => fail(404, 'EPISODE_NOT_FOUND', '없어요'),
      { kind: 'refused', status: 404, code: 'EPISODE_NOT_FOUND', message: '없어요' },
    ],
    [
      'a FAIL that comes with 200',
      () => HttpResponse.json({ result: 'FAIL', error: { code: 'X', message: '안 돼요' } }),
      { kind: 'refused', status: 200, message: '안 돼요' },
    ],
    [
      'any result other than SUCCESS',
      () => HttpResponse.json({ result: 'MAYBE', data: episode }),
      { kind: 'refused', message: null },
    ],
    ['a server error in words', () => fail(500, 'SERVER_ERROR', '고장'), { kind: 'refused', status: 500, message: '고장' }],
    [
      'a SUCCESS that comes with 500',
      () => HttpResponse.json({ result: 'SUCCESS', data: episode }, { status: 500 }),
      { kind: 'refused', status: 500 },
    ],
    ['no network', () => HttpResponse.error(), { kind: 'network' }],
  ])('[ERR-02] %s', async (_, answer, expected) => {
    storeSession('good')
    reply(answer)
    expect((await client().current()).error).toMatchObject(expected)
  })

  test.each([
    ['HTML with 200', () => HttpResponse.html('<h1>hello</h1>')],
    ['HTML with 502', () => HttpResponse.html('<h1>bad gateway</h1>', { status: 502 })],
    ['JSON that is no envelope', () => HttpResponse.json([1, 2])],
    ['half a JSON', () => new HttpResponse('{"result":"SUCC', { headers: { 'content-type': 'application/json' } })],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['data of another shape', () => success({ ...episode, styles: 'none' })],
    ['data that is missing', () => success(null)],
  ])('[ERR-03] %s is an error with words, never a crash', async (_, answer) => {
    storeSession('good')
    reply(answer)
    const { error } = await client().current()
    expect(error).toMatchObject({ kind: 'broken' })
    expect(errorText(error, errorTexts.ko, 'currentEpisode')).toEqual({ text: '에피소드를 불러오지 못했어요' })
  })

  test('[ERR-02] a cancelled request shows nothing', async () => {
    storeSession('good')
    reply(async () => {
      await delay('infinite')
      return success(episode)
    })
    const running = client().current()
    running.abort()
    const { error } = await running
    expect(errorText(error, errorTexts.ko, 'currentEpisode')?.text).not.toBe('')
    expect(errorText({ kind: 'cancelled' }, errorTexts.ko, 'currentEpisode')).toBeNull()
    expect(asApiError({ name: 'TypeError', message: 'of our own' })).toMatchObject({ kind: 'broken', detail: 'of our own' })
  })
})

const refused = (status: number) => ({ kind: 'refused', status, code: 'X', message: null }) as const

describe('what the server has decided', () => {
  test.each(['confirmOrder', 'createOrder', 'orderCompletion', 'guestOrder', 'recordPick'] as const)(
    '[PAY-12, ERR-02] of %s is any refusal below 500 but 408, 425 and 429',
    (call) => {
      expect([400, 403, 404, 409, 410, 422].map((status) => isFinal(refused(status), call))).not.toContain(false)
      expect([408, 425, 429, 500, 503, 507].map((status) => isFinal(refused(status), call))).not.toContain(true)
    },
  )

  test('[ERR-02] is nothing that was not answered', () => {
    const others = [
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'cancelled' },
      { kind: 'broken', status: 409, detail: '' },
    ] as const
    expect(others.map((error) => isFinal(error, 'confirmOrder'))).toEqual([false, false, false, false])
  })
})

describe('words', () => {
  test("[ERR-01] the server's message, marked as Korean, else the call's text in both languages", () => {
    const refused = { kind: 'refused', status: 409, code: 'ALREADY_PICKED', message: '이미 참여했어요' }
    expect(errorText(refused, errorTexts.en, 'recordPick')).toEqual({ text: '이미 참여했어요', lang: 'ko' })
    const own = new Set(Object.keys(errorTexts.ko.calls))
    expect(Object.keys(operations).filter((name) => !own.has(name))).toEqual(['refreshTokens'])
    for (const texts of [errorTexts.ko, errorTexts.en]) {
      for (const text of Object.values(texts.calls)) expect(text).not.toBe('')
      expect(errorText({ ...refused, message: null }, texts, 'saveMemo')).toEqual({ text: texts.calls.saveMemo })
      expect(errorText({ kind: 'network' }, texts, 'saveMemo')).toEqual({ text: texts.network })
      expect(errorText({ kind: 'timeout' }, texts, 'saveMemo')).toEqual({ text: texts.timeout })
    }
    expect(errorText({ ...refused, message: null }, errorTexts.ko, 'refreshTokens')).toEqual({ text: errorTexts.ko.failed })
    expect(errorTexts.en.calls.saveMemo).toBe('Failed to add memo')
    expect(errorTexts.en.calls.memoPreview).toBe('Failed to look up memo')
  })
})

describe('requests', () => {
  test('[MEMO-05] a call without a specified reply reads its result; the cache takes the input', async () => {
    storeSession('good')
    reply(() => success(episode))
    server.use(http.post(url('/v1/picks/memo'), () => success(null)))
    const { store, current } = client()
    await current()
    const saved = await store.dispatch(picksApi.endpoints.saveMemo.initiate({ userId: '7', episodeId: 6, memo: '한 줄' }))
    expect(saved.error).toBeUndefined()
    const { data } = await store.dispatch(episodesApi.endpoints.currentEpisode.initiate())
    expect(data?.pickMemo).toBe('한 줄')
  })

  test('[MEMO-05] a memo of another episode is not taken for the current one’s', async () => {
    storeSession('good')
    reply(() => success(episode))
    server.use(http.post(url('/v1/picks/memo'), () => success(null)))
    const { store, current } = client()
    await current()
    await store.dispatch(picksApi.endpoints.saveMemo.initiate({ userId: '7', episodeId: 5, memo: '지난 한 줄' }))
    const { data } = await store.dispatch(episodesApi.endpoints.currentEpisode.initiate())
    expect(data?.pickMemo).toBeNull()
  })

  test('[AUTH-16, REV-12] form data goes as multipart: a JSON part and repeated files', async () => {
    storeSession('good')
    let parts: unknown
    server.use(
      http.post(url('/v1/reviews'), async ({ request }) => {
        const form = await request.formData()
        const review = form.get('review')
        parts = {
          type: request.headers.get('content-type')?.split(';')[0],
          review: review instanceof Blob ? [review.type, JSON.parse(await review.text())] : review,
          images: form.getAll('images').map((image) => (image instanceof File ? [image.name, image.size] : image)),
        }
        return success(null)
      }),
    )
    const review = { orderId: 'A-1', productId: 1, orderItemId: 2, rating: 5, content: '정말 마음에 드는 옷이에요' }
    const images = [new File(['12345'], 'one.jpg', { type: 'image/jpeg' }), new File(['1'], 'two.png', { type: 'image/png' })]
    const sent = await client().store.dispatch(reviewsApi.endpoints.createReview.initiate({ review, images }))
    expect(sent.error).toBeUndefined()
    expect(parts).toEqual({
      type: 'multipart/form-data',
      review: ['application/json', review],
      images: [
        ['one.jpg', 5],
        ['two.png', 1],
      ],
    })
  })
})
