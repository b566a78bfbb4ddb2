import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { consoleTexts } from './consoleTexts.ts'
import css from './Question.module.css'

type Props = {
  /** What will be lost. */
  question: string
  /** Of the button that confirms. */
  label: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. It takes the focus; Escape cancels. */
export function Question({ question, label, onConfirm, onCancel }: Props) {
  const { ask: texts } = useTexts(consoleTexts)
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Not the console's own, which closes it.
    event.stopPropagation()
    onCancel()
  }
  return (
    <fieldset ref={place} className={css.place} aria-label={question}>
      <span className={css.question}>
        <span>{question}</span>
        <Button size="compact" onClick={onConfirm} onKeyDown={press}>
          {label}
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel} onKeyDown={press}>
          {texts.cancel}
        </Button>
      </span>
    </fieldset>
  )
}
