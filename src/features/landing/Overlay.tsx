import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import css from './Overlay.module.css'
import type { Reveal } from './useReveal.ts'
import { landingTexts } from './texts.ts'

/** The promise beside the tapped picture, once the circle has grown. */
export function Overlay({ reveal, onClose }: { reveal: Reveal; onClose: () => void }) {
  const landing = useTexts(landingTexts)
  if (reveal.step !== 'open') return null
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
        <Tapped {...reveal} />
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
function Tapped({ picture: { name, ...picture }, left, top, width }: Reveal) {
  const { pictures } = useTexts(landingTexts)
  return (
    <div ref={startFrom({ left, top, width })} className={css.picture}>
      <Image picture={{ ...picture, sizes: '(width > 48em) 42vw, 100vw' }} alt={pictures[name]} ratio="fill" isFirst />
      <PickRing variant={0} isEntering />
    </div>
  )
}

/** The ref of what begins to grow at a place of the viewport, in px: where it will be is known once it is laid out. */
const startFrom = (from: Pick<Reveal, 'left' | 'top' | 'width'>) => (element: HTMLElement | null) => {
  if (!element) return
  let { left, top } = from
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    left -= at.offsetLeft
    top -= at.offsetTop
  }
  element.style.setProperty('--from', `translate(${left}px, ${top}px) scale(${from.width / element.offsetWidth})`)
}
