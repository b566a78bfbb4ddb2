import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import css from './AskButton.module.css'
import { consoleTexts } from './consoleTexts.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** What will be lost. */
  question: string
  onConfirm: () => void
}

/** A button that loses something: it asks first, beside itself. */
export function AskButton({ question, onConfirm, children, ...button }: Props) {
  const { ask: texts } = useTexts(consoleTexts)
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking || wasAsking.current) place.current?.querySelector('button')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const press = (event: KeyboardEvent) => {
    if (!isAsking || event.key !== 'Escape') return
    // Not the console's own, which closes it.
    event.stopPropagation()
    setAsking(false)
  }
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  return (
    <fieldset ref={place} className={css.place} aria-label={isAsking ? question : undefined}>
      {isAsking ? (
        <span className={css.question}>
          <span>{question}</span>
          <Button size="compact" onClick={confirm} onKeyDown={press}>
            {children}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => setAsking(false)} onKeyDown={press}>
            {texts.cancel}
          </Button>
        </span>
      ) : (
        <Button variant="outline" size="compact" {...button} onClick={() => setAsking(true)}>
          {children}
        </Button>
      )}
    </fieldset>
  )
}
