import { createSlice } from '@reduxjs/toolkit'
import { loggedOut } from '../../api/session.ts'
import { flowLeft } from '../pick/slice.ts'

/** Which dialog about the user's own pick is open. */
export type MemoState = { open: 'pick' | 'memo' | null }

const closed = (): MemoState => ({ open: null })

export const memoSlice = createSlice({
  name: 'memo',
  initialState: closed,
  reducers: {
    pickOpened: () => ({ open: 'pick' as const }),
    memoOpened: () => ({ open: 'memo' as const }),
    modalClosed: closed,
  },
  extraReducers: (build) =>
    build
      .addCase(flowLeft, (memo, { payload: next }) => (next === 'memo' ? { open: 'memo' as const } : memo))
      .addCase(loggedOut, closed),
})

export const { pickOpened, memoOpened, modalClosed } = memoSlice.actions
