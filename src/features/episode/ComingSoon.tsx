import { useTexts } from '../../texts/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { BlankFrame } from '../../ui/Frame.tsx'
import { EdgePrint } from '../../ui/StyleCard.tsx'
import css from './ComingSoon.module.css'

const FRAMES = [1, 2, 3, 4]

/** Between two episodes: a film not yet exposed (HOME-05). */
export function ComingSoon() {
  const { home } = useTexts()
  return (
    <section className={css.section}>
      <div className={css.words}>
        <Badge look="soon">{home.comingSoon}</Badge>
        <h2 className={css.text}>{home.comingSoonText}</h2>
      </div>
      <div className={css.sheet} data-theme="dark" aria-hidden="true">
        {FRAMES.map((number) => (
          <div key={number}>
            <EdgePrint number={number} />
            <BlankFrame />
          </div>
        ))}
      </div>
    </section>
  )
}
