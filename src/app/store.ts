import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { readStoredState } from './leftOut.ts'
import { createListeners } from './listeners.ts'
import { rootReducer, type RootState } from './reducer.ts'

/** Creates a store; each app, test and story has its own. Reads what the device has stored. */
export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    preloadedState: readStoredState(),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(createListeners()).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>
