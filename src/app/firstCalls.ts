import * as v from 'valibot'
import { matchPath } from 'react-router-dom'
import { FRESH_S } from '../api/api.ts'
import { patterns } from '../config/paths.ts'
import { idText } from '../contract/values.ts'
import { productsApi } from '../features/catalogue/api.ts'
import { episodesApi } from '../features/episode/api.ts'
import { ordersApi } from '../features/orders/api.ts'
import { picksApi } from '../features/pick/api.ts'
import { reviewsApi } from '../features/reviews/api.ts'
import { isGuest, usersApi } from '../features/session/users.ts'
import type { AppStore, AppThunk } from '../hooks.ts'
import { nameAt, type RouteName, routes } from './routes.ts'
import { pageStore } from './store.ts'
import { pathOf } from './useLinkIntent.ts'

/** The id in the path and the episode in the query, if they are numbers (NAV-02). */
type Params = { id: number | undefined; episodeId: number | undefined; userId: string }
type Begin = (dispatch: AppStore['dispatch'], params: Params) => void

const { currentEpisode, episodes } = episodesApi.endpoints
const { product, products } = productsApi.endpoints
const { productReviews, reviews, userReviews } = reviewsApi.endpoints
const { user } = usersApi.endpoints

/** What is cached is taken. */
const known = { subscribe: false } as const
/** Asked for again as on the page's entry. */
const fresh = { subscribe: false, forceRefetch: FRESH_S } as const

/** The queries of a page's first view that wait for no other reply; the page's own hooks take their replies. */
const firstCalls: Partial<Record<RouteName, Begin>> = {
  pick: (dispatch) => void dispatch(currentEpisode.initiate(undefined, fresh)),
  trend: (dispatch) => void dispatch(episodes.initiate(undefined, fresh)),
  community(dispatch, { id }) {
    if (id === undefined) return
    void dispatch(picksApi.endpoints.memos.initiate(id, fresh))
    void dispatch(episodes.initiate(undefined, fresh))
  },
  shop(dispatch, { episodeId }) {
    void dispatch(products.initiate(episodeId, known))
    void dispatch(episodes.initiate(undefined, fresh))
  },
  product(dispatch, { id }) {
    if (id === undefined) return
    void dispatch(product.initiate(id, fresh))
    void dispatch(episodes.initiate(undefined, fresh))
  },
  productReviews(dispatch, { id }) {
    if (id === undefined) return
    void dispatch(product.initiate(id, known))
    void dispatch(productReviews.initiate(id, fresh))
  },
  reviews: (dispatch) => void dispatch(reviews.initiate(undefined, fresh)),
  orders: (dispatch, { userId }) => void dispatch(ordersApi.endpoints.userOrders.initiate(userId, fresh)),
  myReviews: (dispatch, { userId }) => void dispatch(userReviews.initiate(userId, fresh)),
}

const idOf = (text: string | null | undefined) => (v.is(idText, text) ? Number(text) : undefined)

/**
 * Sends the first calls of an address for who is signed in: those of the navigation and of the page. Those of a page that asks for
 * a role go once it is known.
 */
export const beginCalls =
  (pathname: string, search: string): AppThunk<void> =>
  (dispatch, getState) => {
    const state = getState()
    const { userId } = state.auth
    const name = nameAt(pathname)
    if (userId === null || name === undefined || routes[name].isLast) return
    void dispatch(user.initiate(userId, known))
    void dispatch(currentEpisode.initiate(undefined, known))
    const { data } = user.select(userId)(state)
    if (routes[name].who === 'member' && (!data || isGuest(data))) return
    const pattern: string = patterns[name]
    const id = idOf(matchPath(pattern, pathname)?.params['id'])
    firstCalls[name]?.(dispatch, { id, episodeId: idOf(new URLSearchParams(search).get('episode')), userId })
  }

/** Sends those of the page's own address, before the page's code is there. */
export const beginPageCalls = (): void => pageStore().dispatch(beginCalls(pathOf(location.pathname), location.search))
