import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Field, TextInput } from '../../src/ui/Field.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { Block, Row } from './Block.tsx'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { changeSettings, DEFAULT_SHORTCUT, readSettings, shortcutOf, type ConsoleSettings } from './settings.ts'

/** Settings of the console on this device. */
export function SettingsTab() {
  const { settings: texts } = useTexts(consoleTexts)
  const { attempt } = useConsole()
  const [settings, setSettings] = useState(readSettings)
  const change = (changed: Partial<ConsoleSettings>) =>
    void attempt(async () => {
      if (!changeSettings(changed)) throw new Error(texts.notStored)
      setSettings(readSettings())
    }, texts.done)
  const press = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (shortcut === undefined) return
    event.preventDefault()
    change({ shortcut })
  }
  return (
    <>
      <Block hint={texts.handleHint}>
        <RadioGroup
          legend={texts.handle}
          choices={[
            { value: 'shown', label: texts.shown },
            { value: 'hidden', label: texts.hidden },
          ]}
          value={settings.isHandleHidden ? 'hidden' : 'shown'}
          onChoose={(value) => change({ isHandleHidden: value === 'hidden' })}
        />
      </Block>
      <Block>
        <Row>
          <Field label={texts.shortcut} hint={texts.shortcutHint}>
            <TextInput readOnly value={settings.shortcut} onKeyDown={press} />
          </Field>
        </Row>
        {settings.shortcut !== DEFAULT_SHORTCUT && (
          <Row>
            <Button variant="quiet" size="compact" onClick={() => change({ shortcut: DEFAULT_SHORTCUT })}>
              {texts.reset}
            </Button>
          </Row>
        )}
      </Block>
    </>
  )
}
