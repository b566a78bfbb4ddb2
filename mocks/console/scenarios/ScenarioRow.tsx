import { useState } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { startAddress } from '../../gallery/address.ts'
import { nickNameOf, useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { rememberTabWorld } from '../../page/undo.ts'
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

const mainAddress = `${import.meta.env.BASE_URL}?world=main`

function Starts({ id, title }: { id: string; title: string }) {
  const texts = useTexts(scenarioTexts)
  const { startName, startKorean } = useTexts(galleryTexts)
  const { language } = useLocale()
  const { attempt, lose, worldName } = useConsole()
  const start = () => void lose((control) => control.scenario({ id }), texts.started)
  const leave = () => {
    rememberTabWorld(worldName, location.href, texts.left)
    location.assign(mainAddress)
  }
  const copy = () => {
    const link = new URL(startAddress(id), location.href).href
    void attempt(() => copyText(link, texts.copyBlocked(link)), texts.copied)
  }
  return (
    <p className={css.starts}>
      <Button size="compact" aria-label={startName(title)} onClick={start}>
        {texts.startHere}
      </Button>
      {/* In its own world: a new session in the shared world would end this tab's. */}
      <a href={startAddress(id, 'own')} target="_blank" rel="noopener">
        {texts.newTab}
      </a>
      {worldName === 'main' ? (
        <a href={startAddress(id, 'own')}>{texts.ownWorld}</a>
      ) : (
        <Button variant="quiet" size="compact" onClick={leave}>
          {texts.mainWorld}
        </Button>
      )}
      {language !== 'ko' && (
        // By its link: the command's language would be the interface's, too.
        <a href={startAddress(id, 'ko')}>{startKorean}</a>
      )}
      <Button variant="quiet" size="compact" onClick={copy}>
        {texts.copyLink}
      </Button>
    </p>
  )
}
