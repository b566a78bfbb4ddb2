import { useEffect, useRef, useState } from 'react'
import { patterns } from '../../config/paths.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { useDarkSection } from '../../ui/layout/useDarkSection.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { useAutoScroll } from './useAutoScroll.ts'
import css from './Landing.module.css'
import { Zigzag } from './Zigzag.tsx'
import { useReveal } from './useReveal.ts'
import { landingTexts } from './texts.ts'

// Loads while the circle grows, which closes again if that fails.
const Overlay = lazyComponent(async () => (await import('./Overlay.tsx')).Overlay, { ifFailed: Closed })

/** The visitor's page: ten pictures in a zigzag, and the product's promise. `onReveal` is called when the circle opens over them. */
export function Landing({ onReveal }: { onReveal?: () => void }) {
  const landing = useTexts(landingTexts)
  usePage(landing.title)
  useDarkSection()
  const zigzag = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)
  const { reveal, begin, end } = useReveal()
  useAutoScroll(zigzag, isPaused || reveal !== null)
  const open: typeof begin = (...tapped) => {
    onReveal?.()
    begin(...tapped)
  }

  return (
    <section className={css.landing}>
      <Zigzag ref={zigzag} onTap={open} />
      <div className={css.content}>
        <h1 tabIndex={-1} className={css.title} lang="en">
          <span>{`${landing.first} `}</span>
          <span className={css.ringed}>
            <span>{landing.ringed}</span>
            <PickRing variant={0} around="word" isEntering />
          </span>
          <span>{` ${landing.last}`}</span>
        </h1>
        <p className={css.lead}>{landing.lead}</p>
        <div className={css.actions} data-bar>
          <ButtonLink size="large" to={patterns.login}>
            {landing.toLogin}
          </ButtonLink>
          <IconButton variant="outline" label={isPaused ? landing.play : landing.pause} onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
          </IconButton>
        </div>
      </div>
      {reveal && (
        <>
          <div
            className={css.circle}
            data-step={reveal.step}
            style={{ '--x': `${reveal.x}px`, '--y': `${reveal.y}px` }}
            aria-hidden="true"
          >
            {/* The tapped picture stays where it is, until the overlay lets it grow from there. */}
            <div style={{ position: 'absolute', left: reveal.left, top: reveal.top, width: reveal.width }}>
              <Image picture={{ src: reveal.picture.src, srcSet: reveal.picture.srcSet, sizes: reveal.picture.sizes }} isFirst />
            </div>
          </div>
          <Overlay reveal={reveal} onClose={end} />
        </>
      )}
    </section>
  )
}

function Closed({ onClose }: { onClose: () => void }) {
  useEffect(() => onClose(), [onClose])
  return null
}
