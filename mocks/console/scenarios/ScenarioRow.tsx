import { useId, useState } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { personas } from '../../db/seed/personas.ts'
import { startAddress } from '../../gallery/address.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { useConsole } from '../consoleContext.ts'
import css from './ScenarioRow.module.css'
import { scenarioTexts } from './scenarioTexts.ts'

/** A scenario; a press shows its steps and start links. */
export function ScenarioRow({ scenario: { id, title, persona, steps } }: { scenario: Scenario }) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <button
        type="button"
        className={css.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{inLanguage(title)}</span>
        <span className={css.facts}>{persona === null ? texts.visitor : personas[persona].nickName}</span>
      </button>
      {isOpen && (
        <div className={css.more} id={panelId}>
          <p className={css.id}>{id}</p>
          <ol>
            {inLanguage(steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Starts id={id} title={inLanguage(title)} />
        </div>
      )}
    </>
  )
}

function Starts({ id, title }: { id: string; title: string }) {
  const texts = useTexts(scenarioTexts)
  const { startName } = useTexts(galleryTexts)
  const { run, worldName } = useConsole()
  const copy = () => {
    const link = new URL(startAddress(id), location.href).href
    void run(async () => {
      // Undefined on plain http; rejects without permission.
      await Promise.resolve()
        .then(() => navigator.clipboard.writeText(link))
        .catch(() => {
          throw new Error(texts.copyBlocked(link))
        })
    }, texts.copied)
  }
  return (
    <p className={css.starts}>
      <Button
        size="compact"
        aria-label={startName(title)}
        onClick={() => void run((control) => control.scenario({ id }), texts.started)}
      >
        {texts.startHere}
      </Button>
      {/* In its own world: a new session in the shared world would end this tab's. */}
      <a href={startAddress(id, 'own')} target="_blank" rel="noopener">
        {texts.newTab}
      </a>
      {worldName === 'main' ? (
        <a href={startAddress(id, 'own')}>{texts.ownWorld}</a>
      ) : (
        <a href={startAddress(id, 'main')}>{texts.mainWorld}</a>
      )}
      <Button look="quiet" size="compact" onClick={copy}>
        {texts.copyLink}
      </Button>
    </p>
  )
}
