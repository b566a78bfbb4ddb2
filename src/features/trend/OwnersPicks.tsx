import type { ReactNode } from 'react'
import type { Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { StyleName } from './StyleName.tsx'
import css from './OwnersPicks.module.css'
import { TrendSection } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

const SIZES = '(width > 48em) 18rem, 33vw'

type Props = {
  episodeId: number
  styles: readonly Style[] | undefined
  /** Shown instead, if they could not be read. */
  failure: ReactNode
  mine: ReadonlySet<number>
}

/** The editors' picks. */
export function OwnersPicks({ episodeId, styles, failure, mine }: Props) {
  const trend = useTexts(trendTexts)
  if (!styles?.length) {
    return (
      <TrendSection number={4} title={trend.owner}>
        {failure || (styles && trend.none.owner)}
      </TrendSection>
    )
  }
  return (
    <TrendSection number={4} title={trend.owner} finding={trend.findings.owner(styles.length)}>
      <ul className={css.styles}>
        {styles.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Image picture={{ ...imageAttributes(imageUrl), sizes: SIZES }} paperColor={id} crop="upper">
              {mine.has(id) && <PickRing variant={id} />}
            </Image>
            <StyleName name={name} episodeId={episodeId} isMine={mine.has(id)} />
          </li>
        ))}
      </ul>
    </TrendSection>
  )
}
