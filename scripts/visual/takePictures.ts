import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Screen } from '../look/screen.ts'
import { newPictureContext, showStory, windowSizes, type Device } from '../look/storyPictures.ts'
import type { Picture } from './pictures.ts'
import { appendRows, countDifferences, readPixels, type Pixels } from './pixels.ts'

/** Milliseconds for what a play function does not wait for, such as a picture that its component inserts later. */
const PATIENCE = 3000
const INTERVAL = 250
/** Frames without a change, before a picture is taken: long lists render one row in each. */
const STILL_FRAMES = 3
/** A picture that nothing is known of is taken until this many in a row are the same. */
const EQUAL_SHOTS = 2

/** A picture taken: its pixels, or why there are none. */
export type Taken = { readonly picture: Picture; readonly pixels: Pixels } | { readonly picture: Picture; readonly error: string }

interface Options {
  readonly browser: Browser
  readonly screens: readonly Screen[]
  /** The number of windows. */
  readonly workers: number
  /** Reads the stored picture; undefined for a new one. */
  readonly readStored: (picture: Picture) => Promise<Pixels | undefined>
  /** Called for each picture once it is taken: their pixels would fill the memory. */
  readonly onTaken: (taken: Taken) => Promise<void>
}

/** Takes pictures in parallel; those of the same appearance share windows, which load Storybook once. */
export async function takePictures(pictures: readonly Picture[], options: Options): Promise<void> {
  for (const appearance of new Set(pictures.map(({ appearance }) => appearance))) {
    const queue = pictures.filter((picture) => picture.appearance === appearance)
    const takeFromQueue = async () => {
      while (queue.length > 0) await takeInOneWindow(queue, options)
    }
    await Promise.all(Array.from({ length: options.workers }, takeFromQueue))
  }
}

/** Takes pictures from the queue until it is empty or one fails, since that one could leave the page in any state. */
async function takeInOneWindow(queue: Picture[], options: Options): Promise<void> {
  const device = queue[0]?.appearance.device ?? 'phone'
  const context = await newPictureContext(options.browser, device)
  try {
    const page = await context.newPage()
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const taken = await takePicture(page, picture, options)
      await options.onTaken(taken)
      if ('error' in taken) break
    }
  } finally {
    await context.close()
  }
}

async function takePicture(page: Page, picture: Picture, { screens, readStored }: Options): Promise<Taken> {
  try {
    const screen = screens.find(({ name }) => name === picture.story)
    if (screen === undefined) throw new Error(`There is no story ${picture.story}.`)
    await showStory(page, screen, picture.appearance)
    const stored = await readStored(picture)
    return { picture, pixels: await photograph(page, picture.appearance.device, stored) }
  } catch (error) {
    return { picture, error: error instanceof Error ? error.message : String(error) }
  }
}

/** Takes a picture until it is the stored one, for `PATIENCE`; without a stored one until it no longer changes. */
async function photograph(page: Page, device: Device, stored: Pixels | undefined): Promise<Pixels> {
  const end = performance.now() + PATIENCE
  let equalShots = 1
  let last = await shoot(page, device)
  const isDone = () =>
    stored === undefined ? equalShots >= EQUAL_SHOTS : countDifferences(stored, last) === 0 || performance.now() > end
  while (!isDone()) {
    await wait(INTERVAL)
    const next = await shoot(page, device)
    equalShots = countDifferences(last, next) === 0 ? equalShots + 1 : 1
    last = next
  }
  return last
}

/**
 * The first window of a page and, below it, the second: what is further down is the same again. To photograph more than the
 * window in one go, Chromium makes the window one pixel high for a moment, and long lists remove their rows.
 */
async function shoot(page: Page, device: Device): Promise<Pixels> {
  // Before it has moved, a sticky column places its text between two pixels.
  const second = await shootWindow(page, windowSizes[device].height)
  const first = await shootWindow(page, 0)
  return appendRows(first.pixels, second.pixels, second.top)
}

/** The window at a position, or as far as the page goes. */
async function shootWindow(page: Page, position: number): Promise<{ pixels: Pixels; top: number }> {
  const top = await scrollAndWait(page, position)
  return { pixels: await readPixels(await page.screenshot({ animations: 'disabled' })), top }
}

/**
 * Scrolls and waits until pictures and fonts are loaded and some frames have passed without a change of the document.
 * What a picture looks like must not depend on Chromium's caches. Of a `srcset` it takes any candidate that it has, and it
 * scales a picture from any larger copy that it has drawn: each size of a picture gets an address of its own.
 */
async function scrollAndWait(page: Page, position: number): Promise<number> {
  return page.evaluate(
    async ({ position: wanted, frames, patience }) => {
      const end = performance.now() + patience
      let top = NaN
      let still = 0
      const observer = new MutationObserver(() => (still = 0))
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      while (still < frames && performance.now() < end) {
        for (const picture of document.images) {
          if (picture.loading === 'lazy') picture.loading = 'eager'
          if (picture.srcset !== '') picture.removeAttribute('srcset')
          const { clientWidth, clientHeight, src } = picture
          if (src.startsWith(location.origin) && !src.includes('?') && clientWidth > 0)
            picture.src = `${src}?${clientWidth}x${clientHeight}`
        }
        // A list that has become longer can be scrolled further.
        scrollTo({ top: wanted, behavior: 'instant' })
        await new Promise((next) => void requestAnimationFrame(next))
        // What the frame has started comes before an idle moment.
        await new Promise((next) => void requestIdleCallback(next, { timeout: patience }))
        const loading = [...document.images].filter(({ complete }) => !complete)
        await Promise.allSettled([document.fonts.ready, ...loading.map((picture) => picture.decode())])
        still = loading.length === 0 && scrollY === top ? still + 1 : 0
        top = scrollY
      }
      observer.disconnect()
      return Math.round(top)
    },
    { position, frames: STILL_FRAMES, patience: PATIENCE },
  )
}
