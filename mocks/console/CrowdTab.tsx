import { useState } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { Control } from '../control/control.ts'
import { Block, Row } from './Block.tsx'
import { useConsole, useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { FieldForm } from './FieldForm.tsx'
import { typedNumber } from './typedNumber.ts'

const MAX = 100_000
const presets = [0, 6, 60, 600, 6000]

const readCrowd = (control: Control) => control.crowd()

export function CrowdTab() {
  const { crowd: texts } = useTexts(consoleTexts)
  const { run } = useConsole()
  const crowd = useReply(readCrowd)
  const [wanted, setWanted] = useState('')
  const [hasError, setError] = useState(false)
  const set = (perMinute: number) => void run((control) => control.setCrowd({ perMinute }), texts.done)
  const submit = () => {
    const perMinute = typedNumber(wanted)
    const isValid = perMinute <= MAX
    setError(!isValid)
    if (isValid) set(perMinute)
  }
  return (
    <>
      <Block>
        <p>{crowd && texts.now(count(crowd.perMinute))}</p>
        <FieldForm
          label={texts.perMinute}
          submit={texts.set}
          error={hasError && texts.invalid}
          inputMode="numeric"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onSubmit={submit}
        />
      </Block>
      <Block title={texts.presets}>
        <Row>
          {presets.map((perMinute) => (
            <Button
              key={perMinute}
              variant="outline"
              size="compact"
              aria-pressed={crowd?.perMinute === perMinute}
              onClick={() => set(perMinute)}
            >
              {count(perMinute)}
            </Button>
          ))}
        </Row>
      </Block>
    </>
  )
}
