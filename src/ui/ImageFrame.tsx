import type { ReactNode } from 'react'
import css from './ImageFrame.module.css'

/** Background colors of pictures while they load, and of cards around them. */
export const paperColors = ['sky', 'apricot', 'lilac', 'mustard', 'mugwort', 'slate'] as const
export type PaperColor = (typeof paperColors)[number]

/** The same id always gets the same color. */
export function paperColorOf(id: number): PaperColor {
  return paperColors[Math.abs(Math.trunc(id)) % paperColors.length] ?? 'sky'
}

export type Picture = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

export type Crop = 'middle' | 'upper' | 'torso' | 'hips' | 'whole'

type Props = {
  picture: Picture
  /** Empty where the words beside it already say what it shows. */
  alt?: string
  ratio?: 'frame' | 'portrait' | 'square' | 'fill'
  paperColor?: PaperColor
  /** The largest picture of the view: fetched at once, before the rest. */
  isFirst?: boolean
  /** Of a drawn figure: `upper` from head to calf, `torso` from chin to hip, `hips` the hands; `whole` shows all of it. */
  crop?: Crop
  isBlurred?: boolean
  children?: ReactNode
}

/** A picture whose space is reserved before it loads. Children lie over it. */
export function ImageFrame({
  picture,
  alt = '',
  ratio = 'frame',
  paperColor = 'sky',
  isFirst = false,
  crop = 'middle',
  ...rest
}: Props) {
  return (
    <span className={css.frame} data-ratio={ratio} data-paper-color={paperColor} data-crop={crop} data-blurred={rest.isBlurred}>
      <img
        {...picture}
        ref={markBroken}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
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

/** A picture in markup made at build time may have failed before React listens. */
function markBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.dataset['broken'] = 'true'
}

/** An empty frame, for what is still to come. */
export function BlankImageFrame({
  ratio = 'frame',
  children,
}: {
  ratio?: 'frame' | 'portrait' | 'square'
  children?: ReactNode
}) {
  return (
    <span className={css.frame} data-ratio={ratio} data-blank="true">
      {children}
    </span>
  )
}
