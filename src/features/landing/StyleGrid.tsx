import { Image, paperColorOf } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { Caption } from '../../ui/Caption.tsx'
import css from './StyleGrid.module.css'
import { pictures } from './pictures.ts'

const SHOWN = 6
const RINGED = 1

type Props = {
  /** `picked`: one is circled, which explains picking without words. `closed`: out of focus. */
  variant?: 'picked' | 'plain' | 'closed'
  /** Rows on phones, where the words matter most. */
  phoneRows?: 1 | 2
}

/** Six styles on a sheet. */
export function StyleGrid({ variant = 'plain', phoneRows = 1 }: Props) {
  const ringed = variant === 'picked' ? RINGED : undefined
  return (
    <div className={css.grid} data-theme="dark" data-phone-rows={phoneRows} aria-hidden="true">
      {pictures.slice(0, SHOWN).map(({ name, ...picture }, index) => (
        <div key={name} className={css.item} data-picked={index === ringed}>
          <Caption number={index + 1} />
          <Image
            picture={{ ...picture, sizes: '(width >= 43.75em) 25vw, 33vw' }}
            paperColor={paperColorOf(index)}
            isFirst={index < 3}
            isBlurred={variant === 'closed'}
          >
            {index === ringed && <PickRing variant={0} isEntering />}
          </Image>
        </div>
      ))}
    </div>
  )
}
