import { createSlice } from '@reduxjs/toolkit'

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
})

export const { pickOpened, memoOpened, modalClosed } = memoSlice.actions
