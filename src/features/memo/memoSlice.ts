import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, signedIn } from '../../api/session.ts'

/** Why the memo of an episode was not saved (MEMO-06). The dialog may be closed by then; its text is a draft (MEMO-10). */
type MemoState = { failure: { episodeId: number; error: object } | null }

declare module '../../hooks.ts' {
  interface RootState {
    memo: MemoState
  }
}

const none: MemoState = { failure: null }

export const memoSlice = createSlice({
  name: 'memo',
  initialState: none,
  reducers: {
    saveFailed: (_, { payload }: PayloadAction<NonNullable<MemoState['failure']>>) => ({ failure: payload }),
    failureRemoved: () => none,
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(signedIn, loggedOut), () => none),
  selectors: {
    selectFailure: ({ failure }, episodeId: number): object | null => (failure?.episodeId === episodeId ? failure.error : null),
  },
})

export const { saveFailed, failureRemoved } = memoSlice.actions
export const { selectFailure } = memoSlice.selectors
