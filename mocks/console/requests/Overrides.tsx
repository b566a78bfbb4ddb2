import { useState } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import type { Control } from '../../control/control.ts'
import { Row } from '../Block.tsx'
import { useConsole, useReply } from '../consoleContext.ts'
import { OverrideForm } from './OverrideForm.tsx'
import css from './Overrides.module.css'
import { requestTexts } from './requestTexts.ts'

const readOverrides = (control: Control) => control.overrides()
type Override = Awaited<ReturnType<typeof readOverrides>>[number]

/** The overrides of the world: switched on and off, edited, removed. */
export function Overrides() {
  const texts = useTexts(requestTexts)
  const overrides = useReply(readOverrides) ?? []
  if (overrides.length === 0) return null
  return (
    <section className={css.overrides} aria-labelledby="console-overrides">
      <h3 id="console-overrides">{texts.overrides}</h3>
      <ul>
        {overrides.map((override) => (
          <OverrideItem key={override.id} override={override} />
        ))}
      </ul>
    </section>
  )
}

function OverrideItem({ override }: { override: Override }) {
  const texts = useTexts(requestTexts)
  const { run, runUndoable } = useConsole()
  const [isEdited, setEdited] = useState(false)
  const { id, method, path, status, isOn, mismatches } = override
  const name = `${method} ${path}`
  const toggle = () =>
    void run((control) => control.switchOverride({ id, isOn: !isOn }), isOn ? texts.switchedOff : texts.switchedOn)
  const remove = () => void runUndoable((control) => control.removeOverride({ id }), texts.removed)
  return (
    <li>
      <label>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        <span>{name}</span>
        <strong>{status}</strong>
      </label>
      {mismatches.length > 0 && <span className={css.mismatch}>{texts.mismatchShort}</span>}
      <Row>
        <Button
          variant="quiet"
          size="compact"
          aria-label={texts.editName(name)}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {texts.edit}
        </Button>
        <Button variant="quiet" size="compact" aria-label={texts.removeName(name)} onClick={remove}>
          {texts.remove}
        </Button>
      </Row>
      {isEdited && <OverrideForm draft={override} onClose={() => setEdited(false)} />}
    </li>
  )
}
