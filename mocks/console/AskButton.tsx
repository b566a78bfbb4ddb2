import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { Question } from './Question.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> & {
  /** What will be lost. */
  question: string
  onConfirm: () => void
}

/** A button that loses something: it asks first, in its own place. */
export function AskButton({ question, onConfirm, children, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  const asks = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current) asks.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  if (isAsking) return <Question question={question} label={children} onConfirm={confirm} onCancel={() => setAsking(false)} />
  return (
    <Button ref={asks} variant="outline" size="compact" {...button} onClick={() => setAsking(true)}>
      {children}
    </Button>
  )
}
