import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Screen } from '../look/screen.ts'
import { loadPictures } from '../look/screenshot.ts'
import { newPictureContext, showStory, windowSizes, type Device } from '../look/storyPictures.ts'
import type { Picture } from './pictures.ts'
import { countDifferences, readPixels, type Pixels } from './pixels.ts'

/** Milliseconds for what a play function does not wait for, such as a picture that its component inserts later. */
const PATIENCE = 3000
const INTERVAL = 250
/** A picture that nothing is known of is taken until this many in a row are the same. */
const EQUAL_SHOTS = 2
/** Of a long page, in windows: what is further down is the same again. */
const MAX_WINDOWS = 2

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

async function shoot(page: Page, device: Device): Promise<Pixels> {
  await chooseSources(page)
  await loadPictures(page)
  const { width, height } = windowSizes[device]
  const clip = { x: 0, y: 0, width, height: height * MAX_WINDOWS }
  return readPixels(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }))
}

/** Leaves each picture its `src`: which candidate of a `srcset` Chromium takes depends on those that are in its cache. */
const chooseSources = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('img[srcset], source[srcset]')) picture.removeAttribute('srcset')
  })
