import { useState } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { startAddress } from '../../gallery/address.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import { nickNameOf } from '../../gallery/nickNameOf.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { AppLink } from '../AppLink.tsx'
import { useConsole } from '../consoleContext.ts'
import { copyText } from '../copyText.ts'
import { Disclosure } from '../Disclosure.tsx'
import css from './ScenarioRow.module.css'
import { scenarioTexts } from './scenarioTexts.ts'

/** A scenario; a press shows its steps and start links. */
export function ScenarioRow({ scenario: { id, title, persona, steps } }: { scenario: Scenario }) {
  const texts = useTexts(galleryTexts)
  const { language } = useLocale()
  const inLanguage = useBilingual()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      title={inLanguage(title)}
      facts={persona === null ? texts.visitor : nickNameOf(persona, language)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <p className={css.id}>{id}</p>
      <ol className={css.steps}>
        {inLanguage(steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Starts id={id} title={inLanguage(title)} />
    </Disclosure>
  )
}

function Starts({ id, title }: { id: string; title: string }) {
  const texts = useTexts(scenarioTexts)
  const { startName, startKorean } = useTexts(galleryTexts)
  const { language } = useLocale()
  const { attempt, lose, worldName } = useConsole()
  const copy = () => {
    const link = new URL(startAddress(id), location.href).href
    void attempt(() => copyText(link, texts.copyBlocked(link)), texts.copied)
  }
  return (
    <p className={css.starts}>
      <Button
        size="compact"
        aria-label={startName(title)}
        onClick={() => void lose((control) => control.scenario({ id }), texts.started)}
      >
        {texts.startHere}
      </Button>
      {/* In its own world: a new session in the shared world would end this tab's. */}
      <a href={startAddress(id, 'own')} target="_blank" rel="noopener">
        {texts.newTab}
      </a>
      {worldName === 'main' ? (
        <AppLink href={startAddress(id, 'own')}>{texts.ownWorld}</AppLink>
      ) : (
        <AppLink href={startAddress(id, 'main')}>{texts.mainWorld}</AppLink>
      )}
      {language !== 'ko' && <AppLink href={startAddress(id, 'ko')}>{startKorean}</AppLink>}
      <Button variant="quiet" size="compact" onClick={copy}>
        {texts.copyLink}
      </Button>
    </p>
  )
}
