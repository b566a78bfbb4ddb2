import { pageLanguage } from '../pageLanguage.ts'
import { buyTour } from './buyTour.ts'
import { pickTour } from './pickTour.ts'
import { isBelow, openDialog, type Step, type Tour } from './tour.ts'
import { TourLayer } from './tourLayer.ts'
import type { TourName } from './tourNames.ts'
import { readTour, storeTour, type TourState } from './tourState.ts'
import { tourTexts } from './tourTexts.ts'

const tours: Readonly<Partial<Record<TourName, Tour>>> = { pick: pickTour, buy: buyTour }

/** A page without any step is loading at first; later it is none of the tour's. */
const LEFT_AFTER_MS = 2500
/** One step may be skipped, as by a button of another page; more of them mean that the visitor went elsewhere. */
const SKIPPED_MAX = 1

/** Runs this tab's tour in this page, if there is one: shows the step that the page is at. */
export function runTour(): void {
  const state = readTour()
  const tour = state && tours[state.name]
  if (state && tour) new RunningTour(tour, state).start()
}

class RunningTour {
  readonly #tour: Tour
  readonly #layer = new TourLayer()
  readonly #end = new AbortController()
  #state: TourState
  #shown: readonly unknown[] = []
  #request = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tour: Tour, state: TourState) {
    this.#tour = tour
    this.#state = state
  }

  start(): void {
    const request = () => (this.#request ||= requestAnimationFrame(() => this.#update()))
    const observer = new MutationObserver(request)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    document.addEventListener('input', request, { signal: this.#end.signal })
    this.#end.signal.addEventListener('abort', () => observer.disconnect())
    this.#update()
  }

  #update(): void {
    this.#request = 0
    const found = findStep(this.#tour.steps, this.#state.reached?.step ?? -1)
    if (found) {
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.#store(found.at)
      this.#show(found.step.text[pageLanguage()], found)
    } else if (this.#timer === undefined) {
      this.#shown = []
      this.#layer.hide()
      this.#timer = setTimeout(() => this.#show(tourTexts[pageLanguage()].left), LEFT_AFTER_MS)
    }
  }

  #store(at: number): void {
    const { reached } = this.#state
    const step = Math.max(at, reached?.step ?? 0)
    if (step === reached?.step && location.href === reached.address) return
    this.#state = { ...this.#state, reached: { step, address: location.href } }
    storeTour(this.#state)
  }

  #show(text: string, { at, target }: { readonly at?: number; readonly target?: Element } = {}): void {
    const language = pageLanguage()
    const host = openDialog() ?? document.body
    const shown = [text, target, host]
    if (host.querySelector('.tour-layer') && shown.every((each, index) => each === this.#shown[index])) return
    this.#shown = shown
    const texts = tourTexts[language]
    const { steps, name } = this.#tour
    const progress = at === undefined ? '' : ` ${at + 1}/${steps.length}`
    this.#layer.draw({
      title: `${texts.guide} · ${name[language]}${progress}`,
      text,
      target,
      host,
      actions: [
        ...(target ? [] : [{ label: texts.goOn, run: () => this.#goOn() }]),
        { label: at === steps.length - 1 ? texts.finish : texts.end, run: () => this.#stop() },
      ],
    })
  }

  #goOn(): void {
    location.assign(this.#state.reached?.address ?? import.meta.env.BASE_URL)
  }

  #stop(): void {
    storeTour(undefined)
    this.#end.abort()
    cancelAnimationFrame(this.#request)
    clearTimeout(this.#timer)
    this.#layer.remove()
  }
}

/** The last step of this window, of those near the last one reached, whose element the page shows. */
function findStep(steps: readonly Step[], reached: number) {
  const isInPayment = isBelow('mock')
  const own = [...steps.entries()].filter(([, step]) => (step.isInPayment ?? false) === isInPayment)
  const passed = own.filter(([at]) => at <= reached).length
  for (const [at, step] of own.slice(0, passed + 1 + SKIPPED_MAX).toReversed()) {
    const target = step.find()
    if (target) return { step, at, target }
  }
  return undefined
}
