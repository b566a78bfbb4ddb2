import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'

type Props = { first: string; second: string; onPress: () => void }

/** A button that loses something: its first press asks, the second one does it. */
export function TwicePressed({ first, second, onPress }: Props) {
  const [isSure, setSure] = useState(false)
  const press = () => {
    if (isSure) onPress()
    setSure(!isSure)
  }
  return (
    <Button variant="quiet" size="compact" onClick={press} onBlur={() => setSure(false)}>
      {isSure ? second : first}
    </Button>
  )
}
