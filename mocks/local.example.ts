/**
 * Copy this file to `mocks/local.ts`, which git ignores, and delete what you do not need. Mocked builds, the dev server and
 * the HTTP mock server load it; tests do not.
 */
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { operation } from '../src/contract/operation.ts'
import { operations } from '../src/contract/operations.ts'
import type { Local } from './control/local.ts'
import { defineCollection, record } from './db/collection.ts'
import { nextId } from './db/ids.ts'
import { resource } from './handlers/handle.ts'
import { previewMemos } from './rules/picks/memos.ts'
import { scenario } from './scenarios/scenario.ts'

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(20))
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))
const coupon = v.object({ id: v.number(), name, percent })

const anyone = { access: 'public', refusals: [] } as const // 'user' (members and guests) or 'member'
const own = {
  coupons: operation({ ...anyone, id: 'API-901', method: 'GET', path: '/v1/coupons', reply: v.array(coupon) }),
  addCoupon: operation({
    ...anyone,
    id: 'API-902',
    method: 'POST',
    path: '/v1/coupons',
    body: v.object({ name, percent }),
    reply: coupon,
  }),
}

const coupons = resource({
  collections: { coupons: defineCollection({ schema: record(coupon.entries) }) },
  seed(tx) {
    tx.coupons.create({ id: nextId(tx.counters, 'coupons'), name: '첫 주문', percent: 10 })
  },
  handlers: (handle) => [
    handle(own.coupons, ({ tx }) => tx.coupons.all()),
    handle(own.addCoupon, ({ tx, body }) => tx.coupons.create({ id: nextId(tx.counters, 'coupons'), ...body })),
  ],
})

export const local: Local = {
  // An endpoint that the contract does not have yet (docs/msw.md).
  operations: own,
  resources: [coupons],

  // Handlers that run before the built-in ones: MSW's own at an address below the base, or typed by the contract.
  handlers: ({ handle, api }) => [
    http.get(api('/v1/reviews/preview'), () => HttpResponse.json({ result: 'SUCCESS', data: [], error: null })),
    handle(operations.memoPreview, ({ tx, user, query }) =>
      previewMemos(tx, user.id, query.episodeId).map((memo) => `${memo} (내 컴퓨터에서)`),
    ),
  ],

  // A scenario of your own: /?scenario=my-case
  scenarios: [
    scenario({
      id: 'my-case',
      title: { ko: '내가 보는 경우', en: 'The case I am working on' },
      persona: 'minseo',
      start: '/',
      steps: { ko: ['홈을 보세요'], en: ['Look at the home page'] },
      seen: [],
    }),
  ],
}
