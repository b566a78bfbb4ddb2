import { http } from 'msw'
import { expect, expectTypeOf, test } from 'vitest'
import type { api, Listed } from '../../src/api/api.ts'
import { endpoint } from '../../src/api/api.ts'
import type { episodesApi } from '../../src/features/episode/api.ts'
import type { ordersApi } from '../../src/features/orders/api.ts'
import { picksApi } from '../../src/features/pick/api.ts'
import type { productsApi } from '../../src/features/catalogue/api.ts'
import type { NewReview, reviewsApi } from '../../src/features/reviews/api.ts'
import type { CurrentEpisode } from '../../src/contract/episodes.ts'
import * as contract from '../../src/contract/picks.ts'
import type { Order } from '../../src/contract/orderShape.ts'
import type { Product } from '../../src/contract/products.ts'
import { client, startBackend, storeSession, success, url } from './backend.ts'

const { server } = startBackend()

type Endpoints = typeof episodesApi.endpoints &
  typeof ordersApi.endpoints &
  typeof picksApi.endpoints &
  typeof productsApi.endpoints &
  typeof reviewsApi.endpoints
type ReplyOf<Name extends keyof Endpoints> = Endpoints[Name]['Types']['ResultType']
type ArgOf<Name extends keyof Endpoints> = Endpoints[Name]['Types']['QueryArg']

const byEpisode = (episodeId: number) => ({ query: { episodeId: String(episodeId) } })

test('[API-01] an endpoint has the types of its operation', () => {
  expectTypeOf<ReplyOf<'currentEpisode'>>().toEqualTypeOf<CurrentEpisode>()
  expectTypeOf<ArgOf<'currentEpisode'>>().toEqualTypeOf<void>()
  expectTypeOf<ReplyOf<'userOrders'>>().toEqualTypeOf<Listed<Order>>()
  expectTypeOf<ArgOf<'userOrders'>>().toEqualTypeOf<string>()
  expectTypeOf<ArgOf<'guestOrder'>>().toEqualTypeOf<{ orderId: string; phoneNumber: string }>()
  expectTypeOf<ReplyOf<'failOrder'>>().toEqualTypeOf<boolean>()
  expectTypeOf<ReplyOf<'products'>>().toEqualTypeOf<Listed<Product>>()
  expectTypeOf<ArgOf<'products'>>().toEqualTypeOf<number | undefined>()
  expectTypeOf<ReplyOf<'createReview'>>().toEqualTypeOf<null>()
  expectTypeOf<ArgOf<'createReview'>>().toEqualTypeOf<NewReview>()
  // The specification does not show the reply, so nothing of it is read (OPEN-15).
  expectTypeOf<ReplyOf<'saveMemo'>>().toEqualTypeOf<null>()
})

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

const refused = (build: Build) => [
  // @ts-expect-error the operation replies with statistics
  build.query<contract.Memo[], number>(endpoint(contract.statistics, byEpisode)),
  // @ts-expect-error the id of an episode is sent as text
  build.query(endpoint(contract.statistics, (episodeId: number) => ({ query: { episodeId } }))),
  // @ts-expect-error the operation has a query
  build.query(endpoint(contract.statistics)),
]

test('[API-01] an endpoint with another reply type or argument than its operation’s does not compile', () => {
  expect(refused).toBeTypeOf('function')
})

test('[API-01] an endpoint returns the reply as the contract parses it', async () => {
  storeSession('good')
  server.use(http.get(url('/v1/picks/statistics/summary'), () => success({ hotPicks: [], surprise: 1 })))
  const { data } = await client().store.dispatch(picksApi.endpoints.statisticsSummary.initiate())
  expect(data).toEqual({ hotPicks: [], womanPick: null, manPick: null, pickersPick: null, pickerCount: null, unreadable: [] })
})

test('every file of endpoints replaces them when it is edited in development', () => {
  const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true })
  const files = Object.entries(sources).filter(([, source]) => source.includes('.injectEndpoints('))
  expect(files.length).toBeGreaterThan(5)
  const lacking = files.filter(([, source]) => !source.includes('overrideExisting: import.meta.env.DEV'))
  expect(lacking.map(([file]) => file)).toEqual([])
})
