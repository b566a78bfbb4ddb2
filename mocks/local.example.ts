/**
 * Copy this file to `mocks/local.ts`, which git ignores, and delete what you do not need. Mocked builds, the dev server and
 * the HTTP mock server load it; tests do not.
 */
import * as v from 'valibot'
import { http, HttpResponse } from 'msw'
import { operations } from '../src/contract/operations.ts'
import type { Local } from './control/local.ts'
import { previewMemos } from './rules/picks/memos.ts'
import { scenario } from './scenarios/scenario.ts'
import { resource } from './handlers/sketches/sketch.ts'

const coupon = v.object({ id: v.number(), name: v.string(), percent: v.pipe(v.number(), v.minValue(1), v.maxValue(90)) })

export const local: Local = {
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

  // An endpoint that is not in the contract yet: GET, POST, PATCH and DELETE /v1/coupons
  sketches: [
    resource('/v1/coupons', coupon, [
      { id: 1, name: '첫 주문', percent: 10 },
      { id: 2, name: '생일', percent: 15 },
    ]),
  ],
}
