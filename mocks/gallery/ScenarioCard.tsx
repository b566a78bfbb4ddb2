import { use } from 'react'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { startAddress } from './address.ts'
import { nickNameOf, useBilingual } from './bilingual.ts'
import { galleryTexts } from './galleryTexts.ts'
import { pictureAddress, pictureSize } from './pictures.ts'
import { ResultFields } from './ResultFields.tsx'
import { StepList } from './StepList.tsx'
import css from './ScenarioCard.module.css'
import type { ChecklistState } from './useChecklist.ts'

/** With texts that a Korean gallery does not need. */
const importEnglishNames = singleFlight(() => import('./englishNames.ts'))

type Props = {
  scenario: Scenario
  world: string | undefined
  checklist: ChecklistState | undefined
}

/** A scenario: a picture of its start, persona, steps, what must be seen, and start links. */
export function ScenarioCard({ scenario, world, checklist }: Props) {
  const { id, title, persona, steps, seen } = scenario
  const texts = useTexts(galleryTexts)
  const { language } = useLocale()
  const inLanguage = useBilingual()
  const name = inLanguage(title)
  const names = language === 'en' ? use(importEnglishNames()).englishNames : undefined
  const picture = pictureAddress(scenario)
  return (
    <article className={css.card} aria-labelledby={`title-${id}`} data-result={checklist?.checklist[id]?.result}>
      <div className={css.about}>
        {picture !== undefined && (
          <img src={picture} alt={texts.pictureOf(name)} loading="lazy" decoding="async" {...pictureSize} />
        )}
        <p className={css.id}>{id}</p>
        <h3 id={`title-${id}`}>{name}</h3>
        <p className={css.persona}>{persona === null ? texts.visitor : `${nickNameOf(persona, language)} (${persona})`}</p>
        <h4>{texts.steps}</h4>
        {checklist ? (
          <StepList id={id} steps={inLanguage(steps)} {...checklist} />
        ) : (
          <ol>
            {inLanguage(steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <h4>{texts.seen}</h4>
        <ul>
          {seen.map(({ role, name }) => (
            <li key={role + name}>{`${texts.roles[role]} ‘${names?.get(name) ?? name}’`}</li>
          ))}
        </ul>
      </div>
      <p className={css.links}>
        <a
          href={startAddress(id, world)}
          className={css.start}
          aria-label={texts.startName(name)}
          onClick={() => history.replaceState(history.state, '', `#${id}`)}
        >
          {texts.start}
        </a>
        {language !== 'ko' && (
          <a href={startAddress(id, 'ko')} aria-label={texts.startKoreanName(name)}>
            {texts.startKorean}
          </a>
        )}
      </p>
      {checklist && <ResultFields id={id} title={name} {...checklist} />}
    </article>
  )
}
