import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/provider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Page.tsx'
import css from './ArchiveTeaser.module.css'

/** Between two episodes: what the archive holds (HOME-07, HOME-08). */
export function ArchiveTeaser() {
  const { home } = useTexts()
  return (
    <Section title={home.trendTitle} lead={home.archiveLead} look="split">
      <div>
        <ol className={css.blurbs}>
          {home.blurbs.map(({ name, text }, index) => (
            <li key={name}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink look="outline" to={patterns.trend}>
          {home.archive} <Icon name="next" />
        </ButtonLink>
      </div>
    </Section>
  )
}
