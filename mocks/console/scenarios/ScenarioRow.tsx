import { useState } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { startAddress } from '../../gallery/address.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import { nickNameOf } from '../../gallery/nickNameOf.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { AppLink } from '../AppLink.tsx'
import { appWindow } from '../appWindow.ts'
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

const koreanAddress = (id: string) => new URL(startAddress(id, 'ko'), location.href).href

const mainAddress = () => new URL(`${import.meta.env.BASE_URL}?world=main`, location.href).href

function Starts({ id, title }: { id: string; title: string }) {
  const texts = useTexts(scenarioTexts)
  const { startName, startKorean } = useTexts(galleryTexts)
  const { language } = useLocale()
  const { attempt, lose, askToLose, worldName } = useConsole()
  const start = () =>
    askToLose({
      question: texts.ask,
      label: texts.startHere,
      confirm: () => void lose((control) => control.scenario({ id }), texts.started),
    })
  // By its link: the command's language would be the interface's, too.
  const startInKorean = () =>
    askToLose({ question: texts.ask, label: startKorean, confirm: () => appWindow().location.assign(koreanAddress(id)) })
  const returnToMain = () =>
    askToLose({ question: texts.leaveAsk, label: texts.mainWorld, confirm: () => appWindow().location.assign(mainAddress()) })
  const copy = () => {
    const link = new URL(startAddress(id), location.href).href
    void attempt(() => copyText(link, texts.copyBlocked(link)), texts.copied)
  }
  return (
    <p className={css.starts}>
      <Button size="compact" aria-label={startName(title)} onClick={() => void start()}>
        {texts.startHere}
      </Button>
      {/* In its own world: a new session in the shared world would end this tab's. */}
      <a href={startAddress(id, 'own')} target="_blank" rel="noopener">
        {texts.newTab}
      </a>
      {worldName === 'main' ? (
        <AppLink href={startAddress(id, 'own')}>{texts.ownWorld}</AppLink>
      ) : (
        <Button variant="quiet" size="compact" onClick={() => void returnToMain()}>
          {texts.mainWorld}
        </Button>
      )}
      {language !== 'ko' && (
        <Button variant="quiet" size="compact" onClick={() => void startInKorean()}>
          {startKorean}
        </Button>
      )}
      <Button variant="quiet" size="compact" onClick={copy}>
        {texts.copyLink}
      </Button>
    </p>
  )
}
