import { Carousel } from './Carousel.tsx'
import { Dialog } from './Dialog.tsx'
import { Image, type Picture } from './Image.tsx'
import css from './Viewer.module.css'

type Props = {
  /** The accessible name. */
  title: string
  /** The caller unmounts it. */
  onClose: () => void
  /** Each with its description. */
  pictures: readonly (Picture & { alt: string })[]
  /** Controls the shown picture. */
  index?: number
  /** Called with the index of the picture that is shown next, from 0. */
  onIndex?: (index: number) => void
}

/** Pictures over the whole screen, one at a time. */
export function Viewer({ title, onClose, pictures, ...position }: Props) {
  return (
    <Dialog variant="viewer" title={title} onClose={onClose}>
      <Carousel
        {...position}
        label={title}
        variant="full"
        slides={pictures.map(({ alt, ...picture }) => (
          <div key={picture.src} className={css.stage}>
            <Image picture={picture} alt={alt} ratio="fill" crop="whole" isFirst />
          </div>
        ))}
      />
    </Dialog>
  )
}
