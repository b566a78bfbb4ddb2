import * as v from 'valibot'
import { draftRemoved, draftSaved } from './draftsSlice.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'

/** What whoever is signed in has begun in the forms of one kind, as their schema reads it. */
export function useDrafts<const S extends v.GenericSchema<unknown, Readonly<Record<string, unknown>>>>(schema: S) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const own = useAppSelector(({ drafts }) => (drafts.userId === userId ? drafts.byForm : undefined))
  return {
    /** Null where nothing was begun. */
    get: (form: string): v.InferOutput<S> | null => {
      const read = v.safeParse(schema, own?.[form])
      return read.success ? read.output : null
    },
    /** Keeps the fields told; those told before stay. */
    save: (form: string, draft: Partial<v.InferOutput<S>>) => {
      if (userId !== null) dispatch(draftSaved({ userId, form, draft: { ...draft } }))
    },
    /** It is saved: nothing is left to be kept. */
    remove: (form: string) => dispatch(draftRemoved(form)),
  }
}
