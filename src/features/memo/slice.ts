import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { loggedOut, signedIn } from '../../api/session.ts'
import { flowLeft } from '../pick/slice.ts'

/** What is read of the stored slice: no dialog opens by itself after a reload. */
export const storedMemo = v.object({
  draft: v.nullable(v.object({ userId: v.string(), episodeId: v.number(), text: v.string() })),
})

/**
 * The memo being written, which outlives a reload and a session that the server ends, for its author only (docs/decisions/0018), and
 * the open dialog about the user's own pick.
 */
type MemoState = v.InferOutput<typeof storedMemo> & { open?: 'pick' | 'memo' }

const none: MemoState = { draft: null }

export const memoSlice = createSlice({
  name: 'memo',
  initialState: none,
  reducers: {
    dialogOpened(memo, { payload }: PayloadAction<'pick' | 'memo'>) {
      memo.open = payload
    },
    dialogClosed: ({ draft }) => ({ draft }),
    memoWritten(memo, { payload }: PayloadAction<NonNullable<MemoState['draft']>>) {
      memo.draft = payload
    },
    /** Removes the text that was saved. One that was changed since then, where the dialog was opened again, stays. */
    memoSaved(memo, { payload: text }: PayloadAction<string>) {
      if (memo.draft?.text === text) memo.draft = null
    },
  },
  extraReducers: (build) =>
    build
      .addCase(flowLeft, (memo, { payload: next }) => {
        if (next) memo.open = next
      })
      .addCase(signedIn, (memo, { payload: userId }) => {
        if (memo.draft?.userId !== userId) memo.draft = null
      })
      .addCase(loggedOut, ({ draft }, { payload: reason }) => (reason === 'pressed' ? none : { draft })),
})

export const { dialogOpened, dialogClosed, memoWritten, memoSaved } = memoSlice.actions
