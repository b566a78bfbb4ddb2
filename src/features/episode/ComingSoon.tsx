import { useTexts } from '../../texts/useTexts.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { BlankImage } from '../../ui/Image.tsx'
import { Caption } from '../../ui/layout/Caption.tsx'
import css from './ComingSoon.module.css'
import { episodeTexts } from './texts.ts'

const NUMBERS = [1, 2, 3, 4]

/** Shown between two episodes. */
export function ComingSoon() {
  const texts = useTexts(episodeTexts)
  return (
    <section className={css.section}>
      <div className={css.content}>
        <Badge variant="soon">{texts.comingSoon}</Badge>
        <h2 className={css.text}>{texts.comingSoonText}</h2>
      </div>
      <div className={css.grid} data-theme="dark" aria-hidden="true">
        {NUMBERS.map((number) => (
          <div key={number}>
            <Caption number={number} />
            <BlankImage />
          </div>
        ))}
      </div>
    </section>
  )
}
