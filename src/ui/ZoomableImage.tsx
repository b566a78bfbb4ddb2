import { Image, type Picture } from './Image.tsx'
import { useZoom } from './useZoom.ts'
import css from './ZoomableImage.module.css'

type Props = {
  /** The picture in its largest size. */
  picture: Picture
  /** What it shows, for screen readers. */
  alt: string
}

/** A picture that two fingers, a double tap or Ctrl and the wheel enlarge. */
export function ZoomableImage({ picture, alt }: Props) {
  return (
    <div className={css.zoomable} role="presentation" {...useZoom()}>
      <div className={css.picture}>
        <Image picture={picture} alt={alt} ratio="fill" crop="whole" isFirst />
      </div>
    </div>
  )
}
