import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { safeSessionStorage } from '../../lib/storage.ts'
import { signedIn } from '../auth/authSlice.ts'

const drafts = v.object({
  userId: v.nullable(v.string()),
  byForm: v.record(v.string(), v.record(v.string(), v.unknown())),
})

/**
 * What somebody has begun in a form and not saved yet, and whose it is. It outlives a reload, a session that the server ends,
 * and the sign-in after it, which may lead over another site (docs/decisions/0018).
 */
type DraftsState = v.InferOutput<typeof drafts>

const none: DraftsState = { userId: null, byForm: {} }

/** As kept in the session storage; what cannot be read is no draft. */
function keptDrafts(): DraftsState {
  try {
    return v.parse(drafts, JSON.parse(safeSessionStorage.read('drafts') ?? 'null'))
  } catch {
    return none
  }
}

type Drafted = { userId: string; form: string; draft: Readonly<Record<string, unknown>> }

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: keptDrafts,
  reducers: {
    /** Of the fields told, the rest stays. What somebody else had begun goes. */
    draftSaved: (kept, { payload: { userId, form, draft } }: PayloadAction<Drafted>) => {
      const own = kept.userId === userId ? kept.byForm : {}
      return { userId, byForm: { ...own, [form]: { ...own[form], ...draft } } }
    },
    draftRemoved: (kept, { payload: form }: PayloadAction<string>) => {
      if (!(form in kept.byForm)) return kept
      return { ...kept, byForm: Object.fromEntries(Object.entries(kept.byForm).filter(([name]) => name !== form)) }
    },
    /** Whoever logs out leaves nothing behind. */
    draftsCleared: () => none,
  },
  extraReducers: (build) =>
    build.addCase(signedIn, (kept, { payload: userId }) => (kept.userId === null || kept.userId === userId ? kept : none)),
})

export const { draftSaved, draftRemoved, draftsCleared } = draftsSlice.actions
