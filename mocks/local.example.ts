/**
 * Copy this file to `mocks/local.ts`, which git ignores, and delete what you do not need. Mocked builds, the dev server and
 * the HTTP mock server load it; tests do not.
 */
import { Collection } from '@msw/data'
import * as v from 'valibot'
import { http, HttpResponse } from 'msw'
import { operations } from '../src/contract/operations.ts'
import type { Local } from './control/local.ts'
import { previewMemos } from './rules/picks/memos.ts'
import { scenario } from './scenarios/scenario.ts'
import { success } from './handlers/reply.ts'

const coupon = v.object({ id: v.number(), name: v.string(), percent: v.pipe(v.number(), v.minValue(1), v.maxValue(90)) })

/** Records of your own: each window has its own, until it is reloaded. */
const coupons = new Collection({ schema: coupon })
await coupons.create({ id: 1, name: '첫 주문', percent: 10 })
await coupons.create({ id: 2, name: '생일', percent: 15 })

export const local: Local = {
  // Handlers that run before the built-in ones: MSW's own at an address below the base, or typed by the contract.
  handlers: ({ handle, api }) => [
    http.get(api('/v1/reviews/preview'), () => HttpResponse.json({ result: 'SUCCESS', data: [], error: null })),
    handle(operations.memoPreview, ({ tx, user, query }) =>
      previewMemos(tx, user.id, query.episodeId).map((memo) => `${memo} (내 컴퓨터에서)`),
    ),
    // An endpoint that is not in the contract yet (docs/msw.md).
    http.get(api('/v1/coupons'), () => success(coupons.all())),
    http.post<never, v.InferInput<typeof coupon>>(api('/v1/coupons'), async ({ request }) =>
      success(await coupons.create(await request.json())),
    ),
    http.delete(api('/v1/coupons/:id'), ({ params }) =>
      success(coupons.delete((q) => q.where({ id: Number(params['id']) })) ?? null),
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
