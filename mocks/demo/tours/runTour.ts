import { pageLanguage } from '../../page/pageLanguage.ts'
import { warn } from '../../handlers/warn.ts'
import { afterTour } from './afterTour.ts'
import { buyTour } from './buyTour.ts'
import { pickTour } from './pickTour.ts'
import { isBelow, isLoading, openDialog, type Step, type Tour } from './tour.ts'
import { TourLayer } from './tourLayer.ts'
import { tourQuery, type TourName } from './tourNames.ts'
import { readTour, storeTour, type TourState } from './tourState.ts'
import { tourTexts } from './tourTexts.ts'

const tours: Readonly<Record<TourName, Tour>> = { pick: pickTour, buy: buyTour, after: afterTour }

/** A page without any step may change at once; later it is none of the tour's, unless it is loading. */
const LEFT_AFTER_MS = 2500
/** One step may be skipped, as by a button of another page; more of them mean that the visitor went elsewhere. */
const SKIPPED_MAX = 1

/** Runs this tab's tour in this page, if there is one: shows the step that the page is at. */
export function runTour(): void {
  const state = readTour()
  if (state) new RunningTour(tours[state.name], state).start()
}

class RunningTour {
  readonly #tour: Tour
  readonly #layer = new TourLayer()
  readonly #end = new AbortController()
  #state: TourState
  #shown: readonly unknown[] = []
  #request = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #world: Step['world']
  #worldTimer: ReturnType<typeof setInterval> | undefined

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
    this.#runWorld(found?.step.world)
    if (found) {
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.#store(found.at)
      this.#show(found.step.text[pageLanguage()], found)
    } else if (this.#timer === undefined) {
      this.#shown = []
      this.#layer.hide()
      this.#offerReturn()
    }
  }

  #offerReturn(): void {
    this.#timer = setTimeout(() => {
      if (isLoading()) this.#offerReturn()
      else this.#show(tourTexts[pageLanguage()].left)
    }, LEFT_AFTER_MS)
  }

  #runWorld(world: Step['world']): void {
    if (world === this.#world) return
    this.#world = world
    clearInterval(this.#worldTimer)
    if (world) this.#worldTimer = setInterval(() => void runInWorld(world), world.everyMs)
  }

  #store(at: number): void {
    const { reached } = this.#state
    const step = Math.max(at, reached?.step ?? 0)
    if (step === reached?.step && location.href === reached.address && !this.#state.hasReturned) return
    this.#state = { name: this.#state.name, reached: { step, address: location.href } }
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
    const counted = steps.filter(({ isDetour }) => !isDetour)
    const number = at === undefined ? 0 : counted.findIndex((step) => step === steps[at]) + 1
    const progress = number === 0 ? '' : ` ${number}/${counted.length}`
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

  /** Returns to the page of the last step, or starts again if that page has no step any more, as a checkout that was left. */
  #goOn(): void {
    const { name, reached, hasReturned } = this.#state
    if (reached && !hasReturned) {
      storeTour({ ...this.#state, hasReturned: true })
      location.assign(reached.address)
    } else location.assign(import.meta.env.BASE_URL + tourQuery(name, pageLanguage()))
  }

  #stop(): void {
    storeTour(undefined)
    this.#end.abort()
    cancelAnimationFrame(this.#request)
    clearTimeout(this.#timer)
    this.#runWorld(undefined)
    this.#layer.remove()
  }
}

/** Not while the page is hidden: the visitor would miss it. */
async function runInWorld({ run }: NonNullable<Step['world']>): Promise<void> {
  if (document.hidden) return
  try {
    await run()
    // The app fetches the orders again when its window gets the focus; its polling would take longer.
    dispatchEvent(new Event('focus'))
  } catch (error) {
    warn(`The tour could not change the world: ${String(error)}`)
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
