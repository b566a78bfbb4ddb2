import { useDispatch, useSelector, useStore } from 'react-redux'
import type { RootState } from './app/reducer.ts'
import type { AppDispatch, AppStore } from './app/store.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
