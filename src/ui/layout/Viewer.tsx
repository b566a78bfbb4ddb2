import type { ReactNode } from 'react'
import { Carousel } from './Carousel.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { Image, type Picture } from '../Image.tsx'
import { Eyebrow } from './Page.tsx'
import css from './Viewer.module.css'

type Props = {
  /** The accessible name. */
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** Small print above the title beside words. */
  eyebrow?: ReactNode
  /** The caller unmounts it. */
  onClose: () => void
  /** Each with its description. */
  pictures: readonly (Picture & { alt: string })[]
  /** Controls the shown picture. */
  index?: number
  /** Called with the index of the picture that is shown next, from 0. */
  onIndex?: (index: number) => void
  /** Called instead of going on with the picture at the other end. */
  onPast?: (step: 1 | -1) => void
  /** Words beside the picture, with controls of its own; alone in the middle where there is no picture. */
  words?: ReactNode
  /** Buttons after the words. */
  actions?: ReactNode
}

/** Pictures over the whole screen, one at a time. */
export function Viewer({ title, lang, eyebrow, onClose, pictures, words, actions, ...position }: Props) {
  const hasWords = words !== undefined
  return (
    <Dialog variant="pictures" title={<span lang={lang}>{title}</span>} onClose={onClose}>
      <div className={css.viewer} data-has-words={hasWords} data-has-pictures={pictures.length > 0}>
        <Carousel
          key={pictures[0]?.src}
          {...position}
          label={title}
          variant="full"
          controls={hasWords ? 'none' : 'over'}
          slides={pictures.map(({ alt, ...picture }) => (
            <div key={picture.src} className={css.stage}>
              <Image picture={picture} alt={alt} ratio="fill" crop="whole" isFirst />
            </div>
          ))}
        >
          {hasWords && (
            <div className={css.words}>
              {/* As the dialog's title, which is read. */}
              <div aria-hidden="true">
                <Eyebrow>{eyebrow}</Eyebrow>
                <p className={css.title} lang={lang}>
                  {title}
                </p>
              </div>
              {words}
            </div>
          )}
        </Carousel>
        {/* Outside the carousel of one review's pictures: the focus stays on a button that shows the next review. */}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Dialog>
  )
}
