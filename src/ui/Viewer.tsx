import { Carousel } from './Carousel.tsx'
import { Dialog } from './Dialog.tsx'
import type { Picture } from './Image.tsx'
import { SharedPicture } from './SharedPicture.tsx'
import css from './Viewer.module.css'
import { ZoomableImage } from './ZoomableImage.tsx'

type Props = {
  /** The accessible name. */
  title: string
  /** The caller unmounts it. */
  onClose: () => void
  /** Each with its description; `name` is that of the same picture in the page, which the viewer opens from and closes to. */
  pictures: readonly (Picture & { alt: string; name?: string })[]
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
        slides={pictures.map(({ alt, name, ...picture }) => (isFirst: boolean) => (
          <div key={picture.src} className={css.stage}>
            <SharedPicture name={isFirst ? name : undefined}>
              <ZoomableImage picture={picture} alt={alt} />
            </SharedPicture>
          </div>
        ))}
      />
    </Dialog>
  )
}
