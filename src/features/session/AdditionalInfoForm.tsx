import type * as v from 'valibot'
import { useErrorText } from '../../api/errorText.ts'
import { useAddInformationMutation } from './users.ts'
import { useDraft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LockContext } from '../../ui/controls/fieldContext.ts'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import css from './AdditionalInfoForm.module.css'
import { PersonFields } from './PersonFields.tsx'
import { informationDraft, informationForm } from './rules.ts'
import { additionalInfoTexts } from './texts.ts'

/** Birth year and gender, both or none. */
export function AdditionalInfoForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts(additionalInfoTexts)
  const errorText = useErrorText()
  const [save] = useAddInformationMutation()
  const sendAndLeave = async (information: v.InferOutput<typeof informationForm>) => {
    const reply = await save(information)
    if (!reply.error) onDone()
    return reply
  }
  const { values, ...form } = useForm(informationForm, sendAndLeave, {
    initial: { age: '', gender: '' },
    draft: useDraft('information', informationDraft),
  })
  const isIncomplete = form.invalid.length > 0
  const failure = isIncomplete ? { text: texts.incomplete } : errorText(form.error, 'addInformation')

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <LockContext value={form.isSending}>
        <PersonFields values={values} onChange={form.change} />
        {failure && (
          <div role="alert" lang={'lang' in failure ? failure.lang : undefined}>
            <FieldError>{failure.text}</FieldError>
          </div>
        )}
        <Button type="submit" isWide isBusy={form.isSending}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.skip}
        </Button>
      </LockContext>
    </form>
  )
}
