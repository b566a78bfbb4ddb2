import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { loggedOut, signedIn } from '../../api/session.ts'
import { validItems } from '../../lib/readStored.ts'

/** What is stored of the pick flow; a damaged style is left out (PICK-12). */
export const storedPick = v.object({
  userId: v.nullable(v.string()),
  episodeId: v.nullable(v.number()),
  styleIds: validItems(v.number()),
  /** The history entry of the intro that started the flow; null after the session has ended. */
  introKey: v.nullable(v.string()),
})

/**
 * The styles that a user selected in the pick flow. Its step is in the history entry, its end is the mutation's success. The
 * selection outlives a session that the server ends, for the same user only (docs/decisions/0018).
 */
type PickState = v.InferOutput<typeof storedPick>

declare module '../../hooks.ts' {
  interface RootState {
    pick: PickState
  }
}

const empty: PickState = { userId: null, episodeId: null, styleIds: [], introKey: null }

type Start = { userId: string; episodeId: number; introKey: string }

export const pickSlice = createSlice({
  name: 'pick',
  initialState: empty,
  reducers: {
    /** Keeps the selection if the intro belongs to the same visit, or is the first one after the session has ended. */
    selectionStarted: (pick, { payload }: PayloadAction<Start>) => {
      const isOwn = pick.userId === payload.userId && pick.episodeId === payload.episodeId
      const isResumed = isOwn && (pick.introKey === null || pick.introKey === payload.introKey)
      return { ...payload, styleIds: isResumed ? pick.styleIds : [] }
    },
    styleToggled(pick, { payload: id }: PayloadAction<number>) {
      pick.styleIds = pick.styleIds.includes(id) ? pick.styleIds.filter((picked) => picked !== id) : [...pick.styleIds, id]
    },
    selectionReset(pick) {
      pick.styleIds = []
    },
    /** The pick was recorded. */
    flowLeft: () => empty,
  },
  extraReducers: (build) =>
    build
      .addCase(signedIn, (pick, { payload: userId }) => (pick.userId === userId ? pick : empty))
      .addCase(loggedOut, (pick, { payload: reason }) => (reason === 'pressed' ? empty : void (pick.introKey = null))),
})

export const { selectionStarted, styleToggled, selectionReset, flowLeft } = pickSlice.actions
