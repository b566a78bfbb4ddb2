import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import { Field, TextInput } from '../../src/ui/controls/Field.tsx'
import { RadioGroup } from '../../src/ui/controls/RadioGroup.tsx'
import { dateTime } from '../../src/lib/format.ts'
import { results } from './checklist.ts'
import { galleryTexts } from './galleryTexts.ts'
import { SaveResults } from './Results.tsx'
import css from './ResultFields.module.css'
import type { ChecklistState } from './useChecklist.ts'

const OPEN = 'open'

/** Result and note of one scenario, with the build and the date of the last change. */
export function ResultFields({ id, title, checklist, change }: ChecklistState & { id: string; title: string }) {
  const texts = useTexts(galleryTexts)
  const { language } = useLocale()
  const entry = checklist[id]
  const choices = [OPEN, ...results] as const
  return (
    <div className={css.fields}>
      <RadioGroup
        legend={texts.resultOf(title)}
        choices={choices.map((value) => ({ value, label: texts.results[value] }))}
        value={entry?.result ?? OPEN}
        onChoose={(value) => change(id, { result: results.find((result) => result === value) ?? null })}
      />
      <Field label={texts.noteOf(title)}>
        <TextInput value={entry?.note ?? ''} onChange={(event) => change(id, { note: event.target.value })} />
      </Field>
      {entry && (
        <p className={css.stamp}>
          <span>{[dateTime(entry.at, language), entry.browser, entry.build].filter(Boolean).join(' · ')}</span>
          <SaveResults checklist={checklist} />
        </p>
      )}
    </div>
  )
}
