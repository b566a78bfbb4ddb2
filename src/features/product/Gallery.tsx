import { useRef, useState } from 'react'
import { imageAttributes } from '../../lib/image.ts'
import { wrapIndex } from '../../lib/swipe.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ImageFrame, paperColorOf, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { showLoadErrorToast } from '../../ui/toasts.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { useSwipe } from '../../ui/useSwipe.ts'
import css from './Gallery.module.css'
import { productTexts } from './texts.ts'

const Viewer = lazyWithRetry(async () => (await import('../../ui/Viewer.tsx')).Viewer)

type Props = { id: number; name: string; images: readonly string[] }

/** The main picture and the others; each opens the full-screen viewer (PROD-02). */
export function Gallery({ id, name, images }: Props) {
  const product = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const isWide = useMediaQuery('(min-width: 48.0625em)')
  const [open, setOpen] = useState<number | null>(null)
  const onLoadError = () => {
    setOpen(null)
    showLoadErrorToast(common.notLoaded, common.retry)
  }
  const pictures = [...new Set(images)].map((image) => imageAttributes(image, 960))
  const look = { pictures, paperColor: paperColorOf(id), onOpen: setOpen }
  return (
    <section aria-label={product.gallery}>
      {isWide ? <Sheet {...look} /> : <Stack {...look} />}
      {open !== null && (
        <Viewer
          title={name}
          closeLabel={common.close}
          onClose={() => setOpen(null)}
          onLoadError={onLoadError}
          texts={common.carousel}
          index={open}
          onIndex={setOpen}
          pictures={pictures.map(({ src, srcSet }, at) => ({ src, srcSet, sizes: '100vw', alt: product.photo(name, at + 1) }))}
        />
      )}
    </section>
  )
}

type Look = { pictures: readonly Picture[]; paperColor: PaperColor; onOpen: (at: number) => void }

/** All pictures at once, for desktops; the main one spans two columns if that leaves no gap. */
function Sheet({ pictures, paperColor, onOpen }: Look) {
  const product = useTexts(productTexts)
  return (
    <ul className={css.sheet} data-odd={pictures.length % 2 === 1}>
      {pictures.map((one, at) => (
        <li key={one.src}>
          <button type="button" className={css.open} aria-label={product.enlarge(at + 1)} onClick={() => onOpen(at)}>
            <ImageFrame
              picture={{ ...one, sizes: '(min-width: 48em) 40vw, 100vw' }}
              ratio="portrait"
              paperColor={paperColor}
              isFirst={at === 0}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One swipeable picture of full width and its thumbnails, for phones. */
function Stack({ pictures, paperColor, onOpen }: Look) {
  const product = useTexts(productTexts)
  const [at, setAt] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const { handlers } = useSwipe(track, (step) => setAt(wrapIndex(at + step, count)))
  const main = pictures[at]
  return (
    <>
      <div ref={track} className={css.main} {...(count > 1 && handlers)}>
        <button type="button" className={css.open} aria-label={product.enlarge(at + 1)} onClick={() => onOpen(at)}>
          {main && (
            <ImageFrame key={main.src} picture={{ ...main, sizes: '100vw' }} ratio="portrait" paperColor={paperColor} isFirst />
          )}
        </button>
        {count > 1 && (
          <span className={css.dots} aria-hidden="true">
            {pictures.map(({ src }, index) => (
              <i key={src} data-shown={index === at} />
            ))}
          </span>
        )}
      </div>
      {count > 1 && (
        <ul className={css.thumbs}>
          {pictures.map((one, index) => (
            <li key={one.src}>
              <button
                type="button"
                className={css.open}
                aria-label={product.show(index + 1)}
                aria-current={index === at}
                onClick={() => setAt(index)}
              >
                <ImageFrame picture={{ ...one, sizes: '5rem' }} ratio="portrait" paperColor={paperColor} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
