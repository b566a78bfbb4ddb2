import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Page.tsx'
import css from './ArchiveTeaser.module.css'
import { insightTexts } from './insightTexts.ts'

/** Shown between two episodes: a preview of past statistics. */
export function ArchiveTeaser() {
  const texts = useTexts(insightTexts)
  return (
    <Section title={texts.trendTitle} lead={texts.archiveLead} variant="split">
      <div>
        <ol className={css.blurbs}>
          {texts.blurbs.map(({ name, text }, index) => (
            <li key={name}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink variant="outline" to={patterns.trend}>
          <span>{texts.archive}</span>
          <Icon name="next" />
        </ButtonLink>
      </div>
    </Section>
  )
}
