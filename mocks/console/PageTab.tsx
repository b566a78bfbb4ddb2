import { useState } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Field, Select } from '../../src/ui/controls/Field.tsx'
import { RadioGroup } from '../../src/ui/controls/RadioGroup.tsx'
import type { Control } from '../control/control.ts'
import { Block, Row } from './Block.tsx'
import { useConsole, useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { hideHandle, isHandleHidden } from './settings.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const agents = {
  iphone: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  kakao: `${IPHONE} Mobile/15E148 KAKAOTALK 25.5.0`,
} as const
const pickersPerMinute = [0, 6, 60, 600, 6000]

const readPage = async (control: Control) => ({ ...(await control.device()), ...(await control.crowd()) })
type Device = Parameters<Control['setDevice']>[0]

/** What surrounds the app's page: browser, network, popups, the pickers beside its user, and the console's handle. */
export function PageTab() {
  const { page: texts } = useTexts(consoleTexts)
  const { run } = useConsole()
  const page = useReply(readPage)
  if (!page) return null
  const change = (device: Device) => void run((control) => control.setDevice(device), texts.done)
  return (
    <>
      <Browser userAgent={page.userAgent} onChoose={(userAgent) => change({ userAgent })} />
      <Block title={texts.network}>
        <Row>
          <Button
            variant="outline"
            size="compact"
            aria-pressed={page.isOffline}
            onClick={() => change({ isOffline: !page.isOffline })}
          >
            {texts.offline}
          </Button>
          <Button
            variant="outline"
            size="compact"
            aria-pressed={page.popupsBlocked > 0}
            onClick={() => change({ popupsBlocked: page.popupsBlocked > 0 ? 0 : 1 })}
          >
            {texts.block}
          </Button>
        </Row>
      </Block>
      <Block title={texts.crowd}>
        <Row>
          {pickersPerMinute.map((perMinute) => (
            <Button
              key={perMinute}
              variant="outline"
              size="compact"
              aria-pressed={page.perMinute === perMinute}
              onClick={() => void run((control) => control.setCrowd({ perMinute }), texts.done)}
            >
              {count(perMinute)}
            </Button>
          ))}
        </Row>
      </Block>
      <Handle />
    </>
  )
}

type BrowserProps = { userAgent: string | null; onChoose: (userAgent: string | null) => void }

/** The emulated browser; that of a scenario may be another one than these. */
function Browser({ userAgent, onChoose }: BrowserProps) {
  const { page: texts, reload } = useTexts(consoleTexts)
  const isOther = userAgent !== null && !Object.values<string>(agents).includes(userAgent)
  return (
    <Block hint={texts.agentHint}>
      <Row>
        <Field label={texts.agent}>
          <Select value={userAgent ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
            <option value="">{texts.own}</option>
            {(['iphone', 'android', 'kakao'] as const).map((name) => (
              <option key={name} value={agents[name]}>
                {texts.agents[name]}
              </option>
            ))}
            {isOther && <option>{userAgent}</option>}
          </Select>
        </Field>
        <Button variant="quiet" size="compact" onClick={() => location.reload()}>
          {reload}
        </Button>
      </Row>
    </Block>
  )
}

/** Whether this device shows the console's handle. */
function Handle() {
  const { page: texts } = useTexts(consoleTexts)
  const { attempt } = useConsole()
  const [isHidden, setHidden] = useState(isHandleHidden)
  const choose = (value: string) =>
    void attempt(async () => {
      if (!hideHandle(value === 'hidden')) throw new Error(texts.notStored)
      setHidden(isHandleHidden())
    }, texts.done)
  return (
    <Block hint={texts.handleHint}>
      <RadioGroup
        legend={texts.handle}
        choices={[
          { value: 'shown', label: texts.shown },
          { value: 'hidden', label: texts.hidden },
        ]}
        value={isHidden ? 'hidden' : 'shown'}
        onChoose={choose}
      />
    </Block>
  )
}
