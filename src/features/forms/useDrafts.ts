import type * as v from 'valibot'
import { draftRemoved, draftSaved, selectDrafts } from './draftsSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { validFields } from '../../lib/readStored.ts'

/** The drafts of the signed-in user in the forms of one kind, read by their schema. */
export function useDrafts<const S extends v.GenericSchema<unknown, Readonly<Record<string, unknown>>>>(schema: S) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const own = useAppSelector((state) => selectDrafts(state, userId))
  return {
    /** Null without a draft. A damaged field is left out. */
    get: (form: string) => validFields(schema, own?.[form]),
    /** Merges the fields into the draft. */
    save: (form: string, draft: Partial<v.InferOutput<S>>) => {
      if (userId !== null) dispatch(draftSaved({ userId, form, draft: { ...draft } }))
    },
    /** Removes the draft of this render, unless it was changed since. */
    remove: (form: string) => dispatch(draftRemoved({ form, draft: own?.[form] })),
  }
}

export type Draft<V> = {
  /** Null without a draft. */
  value: Partial<V> | null
  /** Merges the fields into the draft. */
  save: (changed: Partial<V>) => void
  /** Removes the draft of this render, unless it was changed since. */
  remove: () => void
}

/** The draft of one form, for `useForm`. */
export function useDraft<V extends object>(name: string, schema: v.GenericSchema<unknown, Partial<V>>): Draft<V> {
  const { get, save, remove } = useDrafts(schema)
  return { value: get(name), save: (changed) => save(name, changed), remove: () => remove(name) }
}
