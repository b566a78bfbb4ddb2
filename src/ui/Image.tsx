import type { ReactNode } from 'react'
import css from './Image.module.css'

/** Background colors of pictures while they load, and of cards around them. */
const paperColors = ['sky', 'apricot', 'lilac', 'mustard', 'mugwort', 'slate'] as const
/** Its name, or an id: the same id always gets the same color. */
export type PaperColor = (typeof paperColors)[number] | number

export type Picture = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

export type Crop = 'middle' | 'upper' | 'torso' | 'whole'

type Props = {
  /** As in an `img` element: source, source set and sizes. */
  picture: Picture
  /** Empty if the text beside it describes the picture already. */
  alt?: string
  /** Width to height; `fill` is that of its container. */
  ratio?: '3:4' | '4:5' | '1:1' | 'fill'
  /** The colour behind the picture while it loads. */
  paperColor?: PaperColor
  /** Whether it is among the largest pictures of the first view: loaded eagerly, with high priority. */
  isFirst?: boolean
  /** Whether the document preloads it: loaded lazily then, since it may be hidden. */
  isPreloaded?: boolean
  /** The part of a figure: `upper` from head to calf, `torso` from chin to hip; `whole` shows the whole picture. */
  crop?: Crop
  /** Whether it is out of focus, e.g. before the pick starts. */
  isBlurred?: boolean
  children?: ReactNode
}

/** A picture with reserved space; children are rendered above it. */
export function Image({
  picture,
  alt = '',
  ratio = '3:4',
  paperColor = 'sky',
  isFirst = false,
  isPreloaded = false,
  crop = 'middle',
  ...rest
}: Props) {
  const color = typeof paperColor === 'number' ? paperColors.at(paperColor % paperColors.length) : paperColor
  return (
    <span className={css.image} data-ratio={ratio} data-paper-color={color} data-crop={crop} data-blurred={rest.isBlurred}>
      <img
        {...picture}
        ref={markBroken}
        alt={alt}
        loading={isFirst && !isPreloaded ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        onLoad={({ currentTarget }) => delete currentTarget.dataset['broken']}
        onError={({ currentTarget }) => (currentTarget.dataset['broken'] = 'true')}
      />
      {rest.children}
    </span>
  )
}

/** A picture of the build's markup may have failed before React attaches `onError`. */
function markBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.dataset['broken'] = 'true'
}

/** A placeholder without a picture. */
export function BlankImage() {
  return <span className={css.image} data-ratio="3:4" data-blank="true" />
}
