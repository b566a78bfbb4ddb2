import { type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import type { LandingPicture } from '../../ui/pictures.ts'
import css from './Overlay.module.css'
import type { Reveal } from './useReveal.ts'
import { landingTexts } from './texts.ts'

type Props = { reveal: Reveal; onClose: () => void }

/** The promise beside the tapped picture, once the circle has grown. */
export function Overlay({ reveal, onClose }: Props) {
  return reveal.step === 'open' && <OpenOverlay reveal={reveal} onClose={onClose} />
}

function OpenOverlay({ reveal, onClose }: Props) {
  const landing = useTexts(landingTexts)
  const tapped = useRef<HTMLDivElement>(null)
  const start = useEffectEvent(() => tapped.current && startFrom(tapped.current, reveal))
  // After the dialog's own, which opens it: before it is open it has no layout.
  useLayoutEffect(() => void start(), [])
  return (
    <div className={css.reveal} style={{ '--x': `${reveal.x}px`, '--y': `${reveal.y}px` }}>
      <Dialog
        variant="viewer"
        title={
          <span className={css.title} lang="en">
            {landing.overlayTitle}
          </span>
        }
        onClose={onClose}
        actions={
          <p className={css.login}>
            <ButtonLink size="large" isWide to={patterns.login}>
              {landing.toLogin}
            </ButtonLink>
          </p>
        }
      >
        <Tapped ref={tapped} picture={reveal.picture} />
        <ol className={css.features}>
          {landing.features.map(({ name, text }, index) => (
            <li key={name}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={css.name} lang="en">
                {name}
              </h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  )
}

/** The tapped picture grows from its position and is circled. */
function Tapped({ ref, picture: { name, ...picture } }: { ref: Ref<HTMLDivElement>; picture: LandingPicture }) {
  const { pictures } = useTexts(landingTexts)
  return (
    <div ref={ref} className={css.picture}>
      <Image picture={{ ...picture, sizes: '(width > 48em) 42vw, 100vw' }} alt={pictures[name]} ratio="fill" isFirst />
      <PickRing variant={0} isEntering />
    </div>
  )
}

/** Begins the growth where the tapped picture is. */
function startFrom(element: HTMLElement, { left, top, width }: Reveal): void {
  const place = { left: 0, top: 0 }
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    place.left += at.offsetLeft
    place.top += at.offsetTop
  }
  element.style.setProperty(
    '--from',
    `translate(${left - place.left}px, ${top - place.top}px) scale(${width / element.offsetWidth})`,
  )
}
