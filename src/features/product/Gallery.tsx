import { useRef, useState } from 'react'
import { imageAttributes } from '../../lib/image.ts'
import { wrapIndex } from '../../lib/swipe.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { productPicture } from '../catalogue/pictureNames.ts'
import { Image, type Picture } from '../../ui/Image.tsx'
import { DialogNotLoaded } from '../../api/NotLoaded.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { SharedPicture } from '../../ui/layout/SharedPicture.tsx'
import { useSwipe } from '../../ui/layout/useSwipe.ts'
import css from './Gallery.module.css'
import { productTexts } from './texts.ts'

const Viewer = lazyComponent(async () => (await import('../../ui/layout/Viewer.tsx')).Viewer, { ifFailed: DialogNotLoaded })

type Props = {
  id: number
  name: string
  images: readonly string[]
  /** Whether more pictures may come: they have their space already. */
  isIncomplete?: boolean
}

/** A main picture, which opens the full-screen viewer, and thumbnails that choose it. */
export function Gallery({ id, name, images, isIncomplete = false }: Props) {
  const product = useTexts(productTexts)
  const [open, setOpen] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const pictures = [...new Set(images)].map((image) => imageAttributes(image, 960))
  const hasMore = pictures.length > 1
  const shown = { id, pictures, at, onShow: setAt }
  return (
    <section aria-label={product.gallery} className={css.gallery} data-has-thumbs={hasMore || isIncomplete}>
      <Main {...shown} onOpen={() => setOpen(at)} />
      {hasMore && <Thumbs {...shown} />}
      {open !== null && (
        <Viewer
          title={name}
          onClose={() => setOpen(null)}
          index={open}
          onIndex={(index) => {
            setOpen(index)
            // The viewer closes to the picture that it shows.
            setAt(index)
          }}
          pictures={pictures.map(({ src, srcSet }, index) => ({
            src,
            srcSet,
            sizes: '(width >= 64em) 60rem, 100vw',
            alt: product.photo(name, index + 1),
          }))}
        />
      )}
    </section>
  )
}

type Pictures = { id: number; pictures: readonly Picture[]; at: number; onShow: (at: number) => void }

/** A swipe shows the next picture; the viewer's code is fetched as soon as the button is pointed at or focused. */
function Main({ id, pictures, at, onShow, onOpen }: Pictures & { onOpen: () => void }) {
  const { enlarge } = useTexts(productTexts)
  const track = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const { handlers } = useSwipe(track, (step) => onShow(wrapIndex(at + step, count)))
  const main = pictures[at]
  return (
    <div ref={track} className={css.main} {...(count > 1 && handlers)}>
      <button type="button" className={css.open} aria-label={enlarge(at + 1)} {...Viewer.intent} onClick={onOpen}>
        {main && (
          <SharedPicture key={main.src} name={at === 0 ? productPicture(id) : undefined}>
            <Image picture={{ ...main, sizes: '(width >= 43.75em) 50vw, 100vw' }} ratio="1:1" paperColor={id} isFirst />
          </SharedPicture>
        )}
      </button>
    </div>
  )
}

function Thumbs({ id, pictures, at, onShow }: Pictures) {
  const { show } = useTexts(productTexts)
  return (
    <ul className={css.thumbs}>
      {pictures.map((one, index) => (
        <li key={one.src}>
          <button
            type="button"
            className={css.open}
            aria-label={show(index + 1)}
            aria-current={index === at}
            onClick={() => onShow(index)}
          >
            <Image picture={{ ...one, sizes: '6rem' }} ratio="1:1" paperColor={id} />
          </button>
        </li>
      ))}
    </ul>
  )
}
