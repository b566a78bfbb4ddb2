import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '../api/session.ts'
import { RATING_MAX } from '../contract/limits.ts'
import { signedOut } from './auth.ts'

export type ReviewDraft = { rating: number; content: string }
/** What was begun, by the line of the order it is about: a dialog closed by mistake loses nothing typed (REV-13). */
export type ReviewState = Readonly<Record<number, ReviewDraft>>

export const untouched: ReviewDraft = { rating: RATING_MAX, content: '' }
const none: ReviewState = {}

export const reviewSlice = createSlice({
  name: 'review',
  initialState: none,
  reducers: {
    reviewTyped: (drafts, { payload }: PayloadAction<{ lineId: number; draft: ReviewDraft }>) => ({
      ...drafts,
      [payload.lineId]: payload.draft,
    }),
    reviewSent: (drafts, { payload: lineId }: PayloadAction<number>) => ({ ...drafts, [lineId]: untouched }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => none).addCase(sessionEnded, () => none),
})

export const { reviewTyped, reviewSent } = reviewSlice.actions
