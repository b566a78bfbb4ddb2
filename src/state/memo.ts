import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '../api/session.ts'
import { signedOut } from './auth.ts'

/** Which of the two modals about one's own pick is open, and what was typed: the draft survives both (MEMO-10). */
export type MemoState = { open: 'pick' | 'memo' | null; draft: string | null }

const closed: MemoState = { open: null, draft: null }

export const memoSlice = createSlice({
  name: 'memo',
  initialState: closed,
  reducers: {
    pickOpened: (memo) => ({ ...memo, open: 'pick' as const }),
    memoOpened: (memo) => ({ ...memo, open: 'memo' as const }),
    modalClosed: (memo) => ({ ...memo, open: null }),
    draftChanged: (memo, { payload: draft }: PayloadAction<string>) => ({ ...memo, draft }),
    memoSaved: () => closed,
  },
  extraReducers: (build) => build.addCase(signedOut, () => closed).addCase(sessionEnded, () => closed),
})

export const { pickOpened, memoOpened, modalClosed, draftChanged, memoSaved } = memoSlice.actions
