import { useState } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { startAddress } from '../../gallery/address.ts'
import { nickNameOf, useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
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
  const { attempt, lose, askToLose, worldName } = useConsole()
  const start = () =>
    askToLose({
      question: texts.ask,
      label: texts.startHere,
      confirm: () => void lose((control) => control.scenario({ id }), texts.started),
    })
  const leaveFor = (address: string, question: string, label: string) =>
    askToLose({ question, label, confirm: () => location.assign(address) })
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
        <a href={startAddress(id, 'own')}>{texts.ownWorld}</a>
      ) : (
        <Button variant="quiet" size="compact" onClick={() => void leaveFor(mainAddress, texts.leaveAsk, texts.mainWorld)}>
          {texts.mainWorld}
        </Button>
      )}
      {language !== 'ko' && (
        // By its link: the command's language would be the interface's, too.
        <Button variant="quiet" size="compact" onClick={() => void leaveFor(startAddress(id, 'ko'), texts.ask, startKorean)}>
          {startKorean}
        </Button>
      )}
      <Button variant="quiet" size="compact" onClick={copy}>
        {texts.copyLink}
      </Button>
    </p>
  )
}
