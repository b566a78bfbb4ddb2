import { useState, type SyntheticEvent } from 'react'
import { written } from '../../../src/contract/writtenText.ts'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Field, TextInput } from '../../../src/ui/Field.tsx'
import type { Control } from '../../control/control.ts'
import {
  linkToFaults,
  readFaultSets,
  storeFaultSets,
  toFaultSet,
  type FaultSet,
  type FaultSets as Sets,
} from '../../page/faultSets.ts'
import { pageBase } from '../../page/pageBase.ts'
import { AskButton } from '../AskButton.tsx'
import { Block, Row } from '../Block.tsx'
import { useConsole, useReply } from '../consoleContext.ts'
import { copyText } from '../copyText.ts'
import { faultTexts } from './faultTexts.ts'
import css from './FaultsTab.module.css'

const readFaults = (control: Control) => control.faults()

/** Sets of faults on this device: stored under a name, added again, shared by a link. */
export function FaultSets() {
  const { sets: texts } = useTexts(faultTexts)
  const { attempt } = useConsole()
  const faults = useReply(readFaults) ?? []
  const [sets, setSets] = useState(readFaultSets)
  const [name, setName] = useState('')
  const [hasError, setError] = useState(false)
  const store = (changed: Sets, done: string) =>
    attempt(async () => {
      if (!storeFaultSets(changed)) throw new Error(texts.notStored)
      setSets(changed)
    }, done)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const title = written(name)
    setError(title === '')
    if (title === '') return
    void store({ ...sets, [title]: toFaultSet(faults) }, texts.stored(title))
    setName('')
  }
  return (
    <Block title={texts.title} hint={texts.hint}>
      <ul className={css.list}>
        {Object.entries(sets).map(([title, set]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{texts.count(count(set.length))}</span>
            <SetButtons
              title={title}
              set={set}
              onRemove={() => {
                const { [title]: _, ...others } = readFaultSets()
                void store(others, texts.removed)
              }}
            />
          </li>
        ))}
      </ul>
      {faults.length > 0 && (
        <form onSubmit={submit} noValidate>
          <Row>
            <Field label={texts.name} error={hasError && texts.nameNeeded}>
              <TextInput value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
            </Field>
            <Button type="submit" variant="outline" size="compact">
              {texts.store}
            </Button>
          </Row>
        </form>
      )}
    </Block>
  )
}

function SetButtons({ title, set, onRemove }: { title: string; set: FaultSet; onRemove: () => void }) {
  const { sets: texts } = useTexts(faultTexts)
  const { attempt, run } = useConsole()
  const add = async (control: Control) => {
    for (const fault of set) await control.addFault(fault)
  }
  const copy = async () => {
    const link = await linkToFaults(set, pageBase)
    if (link === undefined) throw new Error(texts.tooLong)
    await copyText(link, texts.copyBlocked(link))
  }
  return (
    <div className={css.setButtons}>
      <Button variant="quiet" size="compact" aria-label={texts.addName(title)} onClick={() => void run(add, texts.added(title))}>
        {texts.add}
      </Button>
      <Button variant="quiet" size="compact" aria-label={texts.linkName(title)} onClick={() => void attempt(copy, texts.copied)}>
        {texts.link}
      </Button>
      <AskButton variant="quiet" question={texts.removeAsk(title)} aria-label={texts.removeName(title)} onConfirm={onRemove}>
        {texts.remove}
      </AskButton>
    </div>
  )
}
