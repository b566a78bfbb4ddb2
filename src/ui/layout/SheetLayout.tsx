import { use, type ReactNode } from 'react'
import { imageAttributes } from '../../lib/image.ts'
import { Caption } from './Caption.tsx'
import { BlankImage, Image } from '../Image.tsx'
import { Page } from './Page.tsx'
import { pictures } from '../pictures.ts'
import { SheetPictures } from './SheetPictures.ts'
import css from './SheetLayout.module.css'

const indexes = [0, 1, 2, 3, 4, 5]
/** From the last but one on: a visitor has just seen the first ones, whole, and the last is the largest file. */
const ofLanding = pictures
  .map(({ src, srcSet }, index) => ({ src, srcSet, number: index + 1 }))
  .slice(0, -1)
  .toReversed()

type Props = {
  /** Whether all are out of focus. */
  isClosed?: boolean
  /** Rows of pictures on phones, where the words matter most. */
  phoneRows?: 1 | 2
  /** The index of the episode's style that it begins with, round and round; from the end if negative. */
  from?: number
  /** The title and what follows it. */
  children: ReactNode
}

/** A page of few words beside six pictures: of the episode that is known already, else of the landing, in another cut. */
export function SheetLayout({ isClosed = false, phoneRows = 1, from = 0, children }: Props) {
  const known = use(SheetPictures)
  const ofEpisode = isClosed
    ? undefined
    : known?.map(({ imageUrl }, index) => Object.assign(imageAttributes(imageUrl), { number: index + 1 }))
  const shown = ofEpisode ? [...ofEpisode.slice(from), ...ofEpisode.slice(0, from)] : ofLanding
  return (
    <div className={css.page}>
      <div className={css.grid} data-theme="dark" data-phone-rows={phoneRows} aria-hidden="true">
        {indexes.map((index) => {
          const { src, srcSet, number } = shown[index] ?? {}
          return (
            <div key={src ?? index}>
              {!isClosed && <Caption number={number} />}
              {src === undefined ? (
                <BlankImage />
              ) : (
                <Image
                  picture={{ src, srcSet, sizes: ofEpisode ? '(width >= 43.75em) 25vw, 33vw' : '(width >= 43.75em) 45vw, 60vw' }}
                  paperColor={index}
                  crop={ofEpisode ? 'upper' : 'torso'}
                  isFirst={index < 3}
                  isBlurred={isClosed}
                />
              )}
            </div>
          )
        })}
      </div>
      <div className={css.column}>
        <Page width="read">{children}</Page>
      </div>
    </div>
  )
}
