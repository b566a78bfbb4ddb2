import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import css from './ArchiveTeaser.module.css'
import { insightTexts } from './insightTexts.ts'

/** Shown between two episodes: a preview of past statistics. */
export function ArchiveTeaser() {
  const texts = useTexts(insightTexts)
  return (
    <Section title={texts.trendTitle} lead={texts.archiveLead} variant="split">
      <div>
        <ul className={css.blurbs}>
          {texts.blurbs.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{` ${text}`}</span>
            </li>
          ))}
        </ul>
        <ButtonLink variant="outline" to={patterns.trend}>
          <span>{texts.archive}</span>
          <Icon name="next" />
        </ButtonLink>
      </div>
    </Section>
  )
}
