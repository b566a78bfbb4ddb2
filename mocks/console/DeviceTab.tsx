import { useState, type SyntheticEvent } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Field, Select, TextInput } from '../../src/ui/Field.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import type { Control } from '../control/control.ts'
import { Block, Row } from './Block.tsx'
import { useConsole, useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const agents = {
  iphone: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  kakao: `${IPHONE} Mobile/15E148 KAKAOTALK 25.5.0`,
} as const
const choices = ['own', 'iphone', 'android', 'kakao', 'other'] as const
type Choice = (typeof choices)[number]

const readDevice = (control: Control) => control.device()
type Device = Awaited<ReturnType<typeof readDevice>>

/** The emulated device of this world's browsers. */
export function DeviceTab() {
  const { device: texts } = useTexts(consoleTexts)
  const { run } = useConsole()
  const device = useReply(readDevice)
  const change = (changed: Partial<Device>) => void run((control) => control.setDevice(changed), texts.done)
  if (!device) return null
  const { popupsBlocked, isOffline, userAgent } = device
  return (
    <>
      <Agent key={userAgent} userAgent={userAgent} onApply={(chosen) => change({ userAgent: chosen })} />
      <Block>
        <RadioGroup
          legend={texts.network}
          choices={[
            { value: 'online', label: texts.online },
            { value: 'offline', label: texts.offline },
          ]}
          value={isOffline ? 'offline' : 'online'}
          onChoose={(value) => change({ isOffline: value === 'offline' })}
        />
      </Block>
      <Block title={texts.popups}>
        <p>{popupsBlocked === 0 ? texts.notBlocked : texts.blocked(count(popupsBlocked))}</p>
        <Row>
          <Button variant="outline" size="compact" onClick={() => change({ popupsBlocked: popupsBlocked + 1 })}>
            {texts.block}
          </Button>
          {popupsBlocked > 0 && (
            <Button variant="quiet" size="compact" onClick={() => change({ popupsBlocked: 0 })}>
              {texts.unblock}
            </Button>
          )}
        </Row>
      </Block>
    </>
  )
}

type AgentProps = Pick<Device, 'userAgent'> & { onApply: (userAgent: string | null) => void }

function Agent({ userAgent, onApply }: AgentProps) {
  const { device: texts, reload } = useTexts(consoleTexts)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(userAgent))
  const [own, setOwn] = useState(userAgent ?? '')
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    if (choice === 'own') onApply(null)
    else onApply(choice === 'other' ? own : agents[choice])
  }
  return (
    <Block hint={texts.agentHint}>
      <form onSubmit={apply}>
        <Row>
          <Field label={texts.agent}>
            <Select value={choice} onChange={({ target }) => setChoice(choices.find((each) => each === target.value) ?? 'own')}>
              {choices.map((each) => (
                <option key={each} value={each}>
                  {texts.agents[each]}
                </option>
              ))}
            </Select>
          </Field>
          {choice === 'other' && (
            <Field label={texts.ownAgent}>
              <TextInput required value={own} onChange={(event) => setOwn(event.target.value)} />
            </Field>
          )}
          <Button type="submit" variant="outline" size="compact">
            {texts.apply}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => location.reload()}>
            {reload}
          </Button>
        </Row>
      </form>
    </Block>
  )
}

function choiceOf(userAgent: string | null): Choice {
  if (userAgent === null) return 'own'
  return (['iphone', 'android', 'kakao'] as const).find((each) => agents[each] === userAgent) ?? 'other'
}
