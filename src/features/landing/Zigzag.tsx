import type { MouseEvent, Ref } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import css from './Zigzag.module.css'
import { type LandingPicture, pictures } from '../../ui/pictures.ts'
import { landingTexts } from './texts.ts'

/** A round is as wide as the screen; only the first one is exposed to assistive technology and the keyboard. */
const ROUNDS = 2
const FIRST_IN_VIEW = 4

type Props = { ref: Ref<HTMLDivElement>; onTap: (event: MouseEvent<HTMLElement>, picture: LandingPicture) => void }

export function Zigzag({ ref, onTap }: Props) {
  const landing = useTexts(landingTexts)
  return (
    <div ref={ref} className={css.zigzag}>
      {Array.from({ length: ROUNDS }, (_, round) => (
        <ul key={round} className={css.round} aria-label={landing.gallery} aria-hidden={round > 0 || undefined}>
          {pictures.map((landingPicture, index) => {
            const { name, ...picture } = landingPicture
            return (
              <li key={name} className={css.item}>
                <button type="button" tabIndex={round > 0 ? -1 : undefined} onClick={(event) => onTap(event, landingPicture)}>
                  <Image
                    picture={picture}
                    alt={landing.pictures[name]}
                    paperColor={index}
                    isFirst={round === 0 && index < FIRST_IN_VIEW}
                    isPreloaded
                  />
                </button>
                <span className={css.caption} aria-hidden="true">
                  {`→ ${index + 1}`}
                </span>
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}
