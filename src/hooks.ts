import type { Store, ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { api } from './api/api.ts'

/** The state of the app's store. Each slice adds its part, so that features import nothing of `app`. */
export interface RootState {
  api: ReturnType<typeof api.reducer>
}

/** What a thunk gets besides `dispatch` and `getState`: the thunk that stores what is not stored yet. */
export type ThunkExtra = { save: ThunkAction<Promise<boolean>, RootState, unknown, UnknownAction> }
export type AppThunk<T> = ThunkAction<T, RootState, ThunkExtra, UnknownAction>
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppStore = Store<RootState> & { dispatch: AppDispatch }
/** What `addCheckoutListeners` and its like get. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
