import { Image, paperColorOf } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { Caption } from '../../ui/Caption.tsx'
import css from './StyleGrid.module.css'
import { pictures } from './pictures.ts'

const SHOWN = 6
const RINGED = 1

/** Styles of which one is circled: explains picking without words. */
export function StyleGrid() {
  return (
    <div className={css.grid} data-theme="dark" aria-hidden="true">
      {pictures.slice(0, SHOWN).map(({ name, ...picture }, index) => (
        <div key={name} className={css.item} data-picked={index === RINGED}>
          <Caption number={index + 1} />
          <Image picture={{ ...picture, sizes: '18vw' }} paperColor={paperColorOf(index)} isFirst={index < 3}>
            {index === RINGED && <PickRing variant={0} isEntering />}
          </Image>
        </div>
      ))}
    </div>
  )
}
