import { signedOut } from '../../api/errors.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { useLazyCurrentEpisodeQuery } from '../episode/api.ts'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import { useSaveMemoMutation } from '../pick/api.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { memoText } from '../../contract/picks.ts'
import { warn } from '../../lib/log.ts'
import { useDraft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { failureRemoved, saveFailed, selectFailure } from './memoSlice.ts'
import { memoTexts } from './texts.ts'

const memoForm = v.object({ text: memoText })
const memoDraft = v.object({ text: v.string() })

/** The reply of a save that did not happen: another window or device has saved this memo since the form was opened. */
type SavedElsewhere = { savedElsewhere: string }

/** The form of the user's memo. Of two windows that save one, the second has to confirm that it replaces the other's. */
export function useMemoForm({ detail: { id }, pickMemo }: CurrentEpisode, onSaved: () => void) {
  const texts = useTexts(memoTexts)
  const errorText = useErrorText()
  const [replaced, setReplaced] = useState(pickMemo)
  const [fetchEpisode] = useLazyCurrentEpisodeQuery()
  const userId = useAppSelector((state) => state.auth.userId)
  const dispatch = useAppDispatch()
  const failure = useAppSelector((state) => selectFailure(state, id))
  const [saveMemo] = useSaveMemoMutation()
  const save = async ({ text: memo }: v.InferOutput<typeof memoForm>) => {
    if (userId === null) return { error: signedOut }
    dispatch(failureRemoved())
    const { data } = await fetchEpisode()
    const current = data?.detail.id === id ? data.pickMemo : replaced
    if (current !== null && current !== replaced && current !== memo) {
      setReplaced(current)
      return { error: { savedElsewhere: current } satisfies SavedElsewhere }
    }
    const reply = await saveMemo({ userId, episodeId: id, memo })
    if (reply.error) warn('The memo was not saved', reply.error)
    else onSaved()
    return reply
  }
  const saveOrFail = async (values: v.InferOutput<typeof memoForm>) => {
    const reply = await save(values)
    if (reply.error) dispatch(saveFailed({ episodeId: id, error: reply.error }))
    return reply
  }
  const form = useForm(memoForm, saveOrFail, { initial: { text: pickMemo ?? '' }, draft: useDraft(`memo/${id}`, memoDraft) })
  const change = (changed: { text: string }) => {
    form.change(changed)
    dispatch(failureRemoved())
  }
  return { ...form, change, failure: failure && failureOf(failure) }

  function failureOf(error: object): Failure | null {
    if (isSavedElsewhere(error)) return { text: texts.savedElsewhere, quote: error.savedElsewhere }
    return errorText(error, 'saveMemo')
  }
}

type Failure = ErrorMessage & { quote?: string }

const isSavedElsewhere = (error: object): error is SavedElsewhere => 'savedElsewhere' in error
