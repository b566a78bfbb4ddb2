import { Carousel, type CarouselTexts } from './Carousel.tsx'
import { Dialog } from './Dialog.tsx'
import type { Picture } from './ImageFrame.tsx'
import css from './Viewer.module.css'
import { ZoomableImage } from './ZoomableImage.tsx'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  pictures: readonly (Picture & { alt: string })[]
  texts: CarouselTexts
  /** Controls the shown picture. */
  index?: number
  onIndex?: (index: number) => void
}

export function Viewer({ title, closeLabel, onClose, pictures, texts, ...place }: Props) {
  return (
    <Dialog look="viewer" title={title} closeLabel={closeLabel} onClose={onClose}>
      <Carousel
        {...place}
        label={title}
        look="full"
        texts={texts}
        slides={pictures.map(({ alt, ...picture }) => (
          <div key={picture.src} className={css.stage}>
            <ZoomableImage picture={picture} alt={alt} />
          </div>
        ))}
      />
    </Dialog>
  )
}
