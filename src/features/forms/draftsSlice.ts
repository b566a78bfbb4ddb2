import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { loggedOut, signedIn } from '../../api/session.ts'
import { validEntries } from '../../lib/readStored.ts'

/** What is stored of them; a damaged draft is left out. */
export const storedDrafts = v.object({
  userId: v.nullable(v.string()),
  byForm: validEntries(v.record(v.string(), v.unknown())),
})

/**
 * The unsaved input of a user's forms. It outlives a reload, a session that the server ends, and the following sign-in, which
 * may leave the site (docs/decisions/0018).
 */
type DraftsState = v.InferOutput<typeof storedDrafts>

declare module '../../hooks.ts' {
  interface RootState {
    drafts: DraftsState
  }
}

const none: DraftsState = { userId: null, byForm: {} }

type Draft = Readonly<Record<string, unknown>>
type SavedDraft = { userId: string; form: string; draft: Draft }

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: none,
  reducers: {
    /** Merges the given fields into the draft. Another user's drafts are removed. */
    draftSaved: (state, { payload: { userId, form, draft } }: PayloadAction<SavedDraft>) => {
      const own = state.userId === userId ? state.byForm : {}
      return { userId, byForm: { ...own, [form]: { ...own[form], ...draft } } }
    },
    /** Removes the draft that was sent. One that was changed since then, where the form was opened again, stays. */
    draftRemoved: (state, { payload: { form, draft } }: PayloadAction<{ form: string; draft: Draft | undefined }>) => {
      if (original(state)?.byForm[form] === draft) delete state.byForm[form]
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedIn, (state, { payload: userId }) => (state.userId === userId ? state : none))
      .addCase(loggedOut, (state, { payload: reason }) => (reason === 'pressed' ? none : state)),
  selectors: {
    /** This user's drafts by form; undefined if they are another's. */
    selectDrafts: (state, userId: string | null) => (state.userId === userId ? state.byForm : undefined),
  },
})

export const { draftSaved, draftRemoved } = draftsSlice.actions
export const { selectDrafts } = draftsSlice.selectors
