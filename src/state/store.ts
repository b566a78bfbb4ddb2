import { useDispatch, useSelector, useStore } from 'react-redux'
import { applyMiddleware, legacy_createStore as createStore, type Middleware, type Reducer, type UnknownAction } from 'redux'
import { thunk, type ThunkAction, type ThunkDispatch } from 'redux-thunk'
import type { api } from '../api/api.ts'
import { forgetSession, sessionEnded } from '../api/session.ts'
import { auth, signedOut, type AuthState } from './auth.ts'
import type { CartState } from './cart.ts'
import type { DraftsState } from './drafts.ts'
import type { MemoState } from './memo.ts'
import type { OrderState } from './order.ts'
import type { PickState } from './pick.ts'

/** What moves in later, all of it before the first page that shows what the server says (`late.ts`, `server.ts`; an order's flow before the first that can make one, `ordering.ts`). */
type LateState = {
  cart: CartState
  pick: PickState
  memo: MemoState
  order: OrderState
  drafts: DraftsState
  api: ReturnType<typeof api.reducer>
}
type LateReducers = { readonly [Part in keyof LateState]?: Reducer<LateState[Part]> }

export type RootState = { auth: AuthState } & Partial<LateState>
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
export type AppThunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>

/**
 * A store of its own for each app, test and story; what is stored on the device is read now. Redux alone makes it: a visitor's
 * first view does without Redux Toolkit, which moves in with its slices (docs/decisions/0020).
 */
export function makeStore() {
  const late = lateMiddleware()
  const store = createStore(rootOf({}), applyMiddleware<AppDispatch, RootState>(thunk, late.middleware, clearsUp))
  let movedIn: LateReducers = {}
  return Object.assign(store, {
    moveIn(reducers: LateReducers) {
      movedIn = { ...movedIn, ...reducers }
      store.replaceReducer(rootOf(movedIn))
    },
    addMiddleware: late.add,
  })
}

const parts = ['auth', 'cart', 'pick', 'memo', 'order', 'drafts', 'api'] as const

/** The whole of the parts that are there; the same object while none of them has changed. */
function rootOf({ cart, pick, memo, order, drafts, api }: LateReducers): Reducer<RootState> {
  return (before, action) => {
    const after: RootState = {
      auth: auth(before?.auth, action),
      ...(cart && { cart: cart(before?.cart, action) }),
      ...(pick && { pick: pick(before?.pick, action) }),
      ...(memo && { memo: memo(before?.memo, action) }),
      ...(order && { order: order(before?.order, action) }),
      ...(drafts && { drafts: drafts(before?.drafts, action) }),
      ...(api && { api: api(before?.api, action) }),
    }
    return before && parts.every((part) => before[part] === after[part]) ? before : after
  }
}

/** Room for middleware that comes later: whoever comes sees an action before those who are there. */
function lateMiddleware() {
  let join: ((more: readonly Middleware[]) => void) | undefined
  const middleware: Middleware = (store) => (next) => {
    let handle = next
    join = (more) => {
      handle = more.reduceRight((rest, one) => one(store)(rest), handle)
    }
    return (action) => handle(action)
  }
  return { middleware, add: (...more: readonly Middleware[]) => join?.(more) }
}

/** A session that ends leaves nothing of itself on the device (AUTH-19, AUTH-21). */
const clearsUp: Middleware = () => (next) => (action) => {
  if (signedOut.match(action) || sessionEnded.match(action)) forgetSession()
  return next(action)
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For pages, where everything has moved in. */
export const useAppSelector = useSelector.withTypes<RootState & LateState>()
/** For what stands round the pages and in the first view. */
export const useShellSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
