import type { Ranked } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import { PickRing } from '../../ui/PickRing.tsx'
import { BlankImage, Image } from '../../ui/Image.tsx'
import css from './TrendRow.module.css'

const INDEXES = [0, 1, 2, 3, 4]

type Props = { picks: readonly Ranked[] | undefined; mine: ReadonlySet<number> }

/** Pictures of the five most picked styles, empty while loading; nothing without a pick. For screen readers section 1 has them as text. */
export function TrendRow({ picks, mine }: Props) {
  if (picks?.length === 0) return null
  return (
    <div className={css.row} aria-hidden="true">
      {INDEXES.map((index) => {
        const pick = picks?.[index]
        return (
          <div key={index}>
            <span className={`${css.caption} caption`}>{`→ ${index + 1}`}</span>
            {pick ? (
              <Image
                picture={{ ...imageAttributes(pick.imageUrl), sizes: '11rem' }}
                paperColor={pick.id}
                crop="upper"
                isFirst={index === 0}
              >
                {mine.has(pick.id) && <PickRing variant={pick.id} />}
              </Image>
            ) : (
              <BlankImage />
            )}
          </div>
        )
      })}
    </div>
  )
}
