import type { ThunkAction, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore as Store, RootState as State, ThunkExtra } from './app/store.ts'

// Features import the store's types from here, and nothing of `app`.
export type AppStore = Store
export type RootState = State
export type AppThunk<T> = ThunkAction<T, RootState, ThunkExtra, UnknownAction>
/** What `addCheckoutListeners` and its like get. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch>

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
