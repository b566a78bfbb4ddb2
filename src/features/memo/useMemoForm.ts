import { signedOut } from '../../api/errors.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { useLazyCurrentEpisodeQuery } from '../episode/api.ts'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import { useSaveMemoMutation } from '../pick/api.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { memoText } from '../../contract/picks.ts'
import { warn } from '../../lib/log.ts'
import type { Draft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { memoSaved, memoWritten } from './slice.ts'
import { memoTexts } from './texts.ts'

const memoForm = v.object({ text: memoText })

/** The reply of a save that did not happen: another window or device has saved this memo since the form was opened. */
type SavedElsewhere = { savedElsewhere: string }

/** The form of the user's memo. Of two windows that save one, the second has to confirm that it replaces the other's. */
export function useMemoForm({ detail: { id }, pickMemo }: CurrentEpisode, onSaved: () => void) {
  const texts = useTexts(memoTexts)
  const errorText = useErrorText()
  const [replaced, setReplaced] = useState(pickMemo)
  const [fetchEpisode] = useLazyCurrentEpisodeQuery()
  const userId = useAppSelector((state) => state.auth.userId)
  const [saveMemo] = useSaveMemoMutation()
  const save = async ({ text: memo }: v.InferOutput<typeof memoForm>) => {
    if (userId === null) return { error: signedOut }
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
  const form = useForm(memoForm, save, { initial: { text: pickMemo ?? '' }, draft: useMemoDraft(id) })
  return { ...form, failure: form.error && failureOf(form.error) }

  function failureOf(error: object): Failure | null {
    if (isSavedElsewhere(error)) return { text: texts.savedElsewhere, quote: error.savedElsewhere }
    return errorText(error, 'saveMemo')
  }
}

/** The text that the user has begun about an episode. */
function useMemoDraft(episodeId: number): Draft<{ text: string }> {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const draft = useAppSelector((state) => state.memo.draft)
  const own = draft?.userId === userId && draft?.episodeId === episodeId ? draft : null
  return {
    value: own && { text: own.text },
    save: ({ text = '' }) => {
      if (userId !== null) dispatch(memoWritten({ userId, episodeId, text }))
    },
    remove: () => {
      if (own) dispatch(memoSaved(own.text))
    },
  }
}

type Failure = ErrorMessage & { quote?: string }

const isSavedElsewhere = (error: object): error is SavedElsewhere => 'savedElsewhere' in error
