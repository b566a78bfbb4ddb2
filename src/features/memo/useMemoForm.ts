import * as v from 'valibot'
import { errorText } from '../../api/errorText.ts'
import { useSaveMemoMutation } from '../../api/picks.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { memoText } from '../../contract/picks.ts'
import { warn } from '../../lib/log.ts'
import { useForm } from '../../store/drafts/useForm.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'

const memoForm = v.object({ text: memoText })
const memoDraft = v.object({ text: v.string() })

/** The form of the user's memo (MEMO-02…05). */
export function useMemoForm({ detail: { id }, pickMemo }: CurrentEpisode, onSaved: () => void) {
  const errors = useTexts(errorTexts)
  const userId = useAppSelector((state) => state.auth.userId) ?? ''
  const [saveMemo] = useSaveMemoMutation()
  const save = async ({ text: memo }: v.InferOutput<typeof memoForm>) => {
    const reply = await saveMemo({ userId, episodeId: id, memo })
    if (reply.error) warn('The memo was not saved', reply.error)
    else onSaved()
    return reply
  }
  const form = useForm(memoForm, save, {
    initial: { text: pickMemo ?? '' },
    draft: { name: `memo/${id}`, schema: memoDraft },
  })
  return { ...form, failure: form.error && errorText(form.error, errors, 'saveMemo') }
}
