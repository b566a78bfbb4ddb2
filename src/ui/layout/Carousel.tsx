import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { wrapIndex } from '../../lib/swipe.ts'
import { carouselTexts } from '../../texts/carousel.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './Carousel.module.css'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { useSwipe, useArrowKeys } from './useSwipe.ts'

type Props = {
  /** The accessible name. */
  label: string
  /** One element for each slide. */
  slides: readonly ReactNode[]
  /** Controls the shown slide, together with `onIndex`. */
  index?: number
  /** Called with the index of the slide that is shown next, from 0. */
  onIndex?: (index: number) => void
  /** `peek` shows the neighbours up to the edges of the screen or the dialog; `full` fills the width. */
  variant?: 'peek' | 'full'
  /** `above` keeps the arrows in view where slides are higher than the screen, and has no dots; `over` stands over the slides, without dots too; `none` has other controls. */
  controls?: 'above' | 'below' | 'over' | 'none'
  /** Called instead of going on with the slide at the other end. */
  onPast?: (step: 1 | -1) => void
  /** Words that belong to the slides, beside them: a swipe on them turns too. */
  children?: ReactNode
}

/** Between the arrows of a phone is space for this number of dots; more have lines of their own. */
const DOTS_BETWEEN_ARROWS = 8
/** In a line of the narrowest dialog. */
const DOTS_IN_LINE = 11

/** One slide at a time by arrows, dots, keys, drag or swipe; after the last follows the first. It has no autoplay. */
export function Carousel({ label, slides, index, onIndex, variant = 'peek', controls = 'below', onPast, children }: Props) {
  const count = slides.length
  const root = useRef<HTMLElement>(null)
  const swiped = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState(index ?? 0)
  const shown = wrapIndex(position, count)
  if (index !== undefined && index !== shown) setPosition(position + nearest(index - shown, count))

  const go = (step: number) => {
    if (onPast && (shown + step < 0 || shown + step >= count)) return onPast(step < 0 ? -1 : 1)
    if (count < 2 || step === 0) return
    setPosition(position + step)
    onIndex?.(wrapIndex(position + step, count))
  }
  /** The neighbours' edges are inert, so that a press on one reaches the track. */
  const pressEdge = ({ target, currentTarget, nativeEvent }: MouseEvent) => {
    if (target === currentTarget) go(nativeEvent.offsetX < currentTarget.clientWidth / 2 ? -1 : 1)
  }
  useArrowKeys(root, go)
  const { isDragging, handlers } = useSwipe(swiped, go)
  const dotLines = count > DOTS_BETWEEN_ARROWS ? Math.ceil(count / DOTS_IN_LINE) : 0
  const buttons = count > 1 && <Controls count={count} shown={shown} hasDots={controls === 'below'} onStep={go} />
  return (
    <section
      ref={root}
      className={css.carousel}
      data-variant={variant}
      data-controls={controls}
      style={{ '--dot-lines': dotLines }}
      aria-label={label}
    >
      {controls === 'above' && buttons}
      <div
        ref={swiped}
        className={css.swiped}
        data-dragging={isDragging}
        role="presentation"
        {...((count > 1 || onPast) && handlers)}
      >
        {count > 0 && (
          <div className={css.window}>
            <div className={css.track} style={{ '--position': position }} role="presentation" onClick={pressEdge}>
              {around(position, count).map((at) => (
                <div key={at} className={css.slide} style={{ '--at': at }} inert={at !== position} aria-hidden={at !== position}>
                  {slides[wrapIndex(at, count)]}
                </div>
              ))}
            </div>
          </div>
        )}
        {children}
      </div>
      {(controls === 'below' || controls === 'over') && buttons}
    </section>
  )
}

type ControlsProps = { count: number; shown: number; hasDots: boolean; onStep: (step: number) => void }

function Controls({ count, shown, hasDots, onStep }: ControlsProps) {
  const texts = useTexts(carouselTexts)
  const isBetweenArrows = count <= DOTS_BETWEEN_ARROWS
  const dots = hasDots && (
    <div className={css.dots}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className={css.dot}
          aria-label={texts.goTo(at + 1)}
          aria-current={at === shown}
          onClick={() => onStep(at - shown)}
        />
      ))}
    </div>
  )
  return (
    <>
      <div className={css.controls}>
        <IconButton variant="outline" label={texts.previous} onClick={() => onStep(-1)}>
          <Icon name="previous" />
        </IconButton>
        {isBetweenArrows && dots}
        <output className={`${css.count} caption`}>{texts.position(shown + 1, count)}</output>
        <IconButton variant="outline" label={texts.next} onClick={() => onStep(1)}>
          <Icon name="next" />
        </IconButton>
      </div>
      {!isBetweenArrows && dots}
    </>
  )
}

/**
 * The slides around the shown one. Positions continue past the ends, so that moving from the last to the first is an ordinary
 * move.
 */
function around(position: number, count: number): number[] {
  if (count === 0) return []
  return count === 1 ? [position] : [-2, -1, 0, 1, 2].map((step) => position + step)
}

/** The shorter of the two directions to a slide. */
function nearest(step: number, count: number): number {
  if (Math.abs(step) <= count / 2) return step
  return step > 0 ? step - count : step + count
}
