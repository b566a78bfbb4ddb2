import { type ReactNode, useRef, useState } from 'react'
import { imageAttributes } from '../../lib/image.ts'
import { wrapIndex } from '../../lib/swipe.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { productPicture } from '../../components/pictureNames.ts'
import { ImageFrame, paperColorOf, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import { lazyWithPrefetch } from '../../ui/lazyWithPrefetch.tsx'
import { SharedPicture } from '../../ui/SharedPicture.tsx'
import { showLoadErrorToast } from '../../ui/toasts.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { useSwipe } from '../../ui/useSwipe.ts'
import { useViewerState } from '../../ui/useViewerState.ts'
import css from './Gallery.module.css'
import { productTexts } from './texts.ts'

const Viewer = lazyWithPrefetch(async () => (await import('../../ui/Viewer.tsx')).Viewer)

type Props = { id: number; name: string; images: readonly string[] }

/** The main picture and the others; each opens the full-screen viewer (PROD-02). */
export function Gallery({ id, name, images }: Props) {
  const product = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const isWide = useMediaQuery('(min-width: 48.0625em)')
  const { shown: open, show, move } = useViewerState<number>()
  const onLoadError = () => {
    move(null)
    showLoadErrorToast(common.notLoaded, common.retry)
  }
  const pictures = [...new Set(images)].map((image) => imageAttributes(image, 960))
  const look = { id, pictures, isViewed: open !== null, paperColor: paperColorOf(id), onOpen: show }
  return (
    <section aria-label={product.gallery}>
      {isWide ? <Sheet {...look} /> : <Stack {...look} />}
      {open !== null && (
        <Viewer
          title={name}
          closeLabel={common.close}
          onClose={() => show(null)}
          onLoadError={onLoadError}
          texts={common.carousel}
          index={open}
          onIndex={move}
          pictures={pictures.map(({ src, srcSet }, at) => ({
            src,
            srcSet,
            sizes: '100vw',
            alt: product.photo(name, at + 1),
            name: productPicture(id, at),
          }))}
        />
      )}
    </section>
  )
}

type Look = {
  id: number
  pictures: readonly Picture[]
  /** Whether the viewer is open. */
  isViewed: boolean
  paperColor: PaperColor
  onOpen: (at: number) => void
}

/** Opens the viewer at a picture; its code is fetched as soon as the button is pointed at or focused. */
function EnlargeButton({ at, onOpen, children }: Pick<Look, 'onOpen'> & { at: number; children: ReactNode }) {
  const { enlarge } = useTexts(productTexts)
  return (
    <button type="button" className={css.open} aria-label={enlarge(at + 1)} {...Viewer.intent} onClick={() => onOpen(at)}>
      {children}
    </button>
  )
}

/** All pictures at once, for desktops; the main one spans two columns if that leaves no gap. */
function Sheet({ id, pictures, isViewed, paperColor, onOpen }: Look) {
  return (
    <ul className={css.sheet} data-odd={pictures.length % 2 === 1}>
      {pictures.map((one, at) => (
        <li key={one.src}>
          <EnlargeButton at={at} onOpen={onOpen}>
            <SharedPicture name={productPicture(id, at)} isElsewhere={isViewed}>
              <ImageFrame
                picture={{ ...one, sizes: '(min-width: 48em) 40vw, 100vw' }}
                ratio="portrait"
                paperColor={paperColor}
                isFirst={at === 0}
              />
            </SharedPicture>
          </EnlargeButton>
        </li>
      ))}
    </ul>
  )
}

/** One swipeable picture of full width and its thumbnails, for phones. */
function Stack({ id, pictures, isViewed, paperColor, onOpen }: Look) {
  const product = useTexts(productTexts)
  const [at, setAt] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const { handlers } = useSwipe(track, (step) => setAt(wrapIndex(at + step, count)))
  const main = pictures[at]
  return (
    <>
      <div ref={track} className={css.main} {...(count > 1 && handlers)}>
        <EnlargeButton at={at} onOpen={onOpen}>
          {main && (
            <SharedPicture key={main.src} name={productPicture(id, at)} isElsewhere={isViewed}>
              <ImageFrame picture={{ ...main, sizes: '100vw' }} ratio="square" paperColor={paperColor} isFirst />
            </SharedPicture>
          )}
        </EnlargeButton>
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
                <ImageFrame picture={{ ...one, sizes: '5rem' }} ratio="square" paperColor={paperColor} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
