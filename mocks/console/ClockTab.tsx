import { useEffect, useState, type SyntheticEvent } from 'react'
import { longDate, timeOfDay } from '../../src/lib/format.ts'
import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Field, TextInput } from '../../src/ui/controls/Field.tsx'
import type { Control } from '../control/control.ts'
import { Block, Row } from './Block.tsx'
import css from './ClockTab.module.css'
import { useConsole, useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'

const HOUR_MS = 60 * 60 * 1000

type Move = {
  readonly name: 'hour' | 'day' | 'episodeEnd' | 'depositDeadline'
  readonly action: (control: Control) => Promise<unknown>
}

const moves: readonly Move[] = [
  { name: 'hour', action: (control) => control.advanceClock({ ms: HOUR_MS }) },
  { name: 'day', action: (control) => control.advanceClock({ ms: 24 * HOUR_MS }) },
  { name: 'episodeEnd', action: (control) => control.clockToEpisodeEnd() },
  { name: 'depositDeadline', action: (control) => control.clockToDepositDeadline() },
]

const readClock = async (control: Control) => {
  const { now, isPinned } = await control.clock()
  return { at: Date.parse(now), isPinned, readAt: Date.now() }
}

export function ClockTab() {
  const { clock: texts, reload } = useTexts(consoleTexts)
  const { run } = useConsole()
  const clock = useReply(readClock)
  const move = (action: (control: Control) => Promise<unknown>) => void run(action, texts.done)
  const isPinned = clock?.isPinned ?? false
  return (
    <>
      <Block title={texts.now}>
        <p className={css.now}>{clock ? <Time {...clock} /> : '–'}</p>
        <Row>
          <span className={css.state}>{isPinned ? texts.pinned : texts.running}</span>
          <Button variant="quiet" size="compact" onClick={() => move((control) => control.pinClock({ isPinned: !isPinned }))}>
            {isPinned ? texts.run : texts.pin}
          </Button>
        </Row>
        <Row>
          {moves.map(({ name, action }) => (
            <Button key={name} variant="outline" size="compact" onClick={() => move(action)}>
              {texts[name]}
            </Button>
          ))}
        </Row>
      </Block>
      <Block>
        <Instant onSet={(at) => move((control) => control.setClock({ at }))} />
        <Row>
          <span className={css.state}>{texts.hint}</span>
          <Button variant="quiet" size="compact" onClick={() => location.reload()}>
            {reload}
          </Button>
        </Row>
      </Block>
    </>
  )
}

function Instant({ onSet }: { onSet: (at: string) => void }) {
  const { clock: texts } = useTexts(consoleTexts)
  const [instant, setInstant] = useState('')
  const set = (event: SyntheticEvent) => {
    event.preventDefault()
    // Browsers omit seconds of 0.
    onSet(`${instant.length === 16 ? `${instant}:00` : instant}+09:00`)
  }
  return (
    <form onSubmit={set}>
      <Row>
        <Field label={texts.instant}>
          <TextInput
            type="datetime-local"
            step={1}
            required
            value={instant}
            onChange={({ target }) => setInstant(target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" size="compact">
          {texts.set}
        </Button>
      </Row>
    </form>
  )
}

/** The world's time, updated every second; a running clock continues between two replies. */
function Time({ at, isPinned, readAt }: Awaited<ReturnType<typeof readClock>>) {
  const { language } = useLocale()
  const [now, setNow] = useState(readAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const shown = isPinned ? at : at + Math.max(0, now - readAt)
  return `${longDate(new Date(shown).toISOString(), language)} ${timeOfDay(shown)}`
}
