import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import * as v from 'valibot'
import { storiesId } from '../../stories/productComponents.ts'
import { pictureSizes, screenPicture, stepPicture, type Device } from '../../stories/screens.ts'
import { screenEntries } from '../../stories/situations.ts'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { workers } from '../test/scope.ts'
import { differs } from './differs.ts'
import type { Appearance, Screen } from './screen.ts'
import { settle } from './screenshot.ts'
import { newPictureContext, showStory, switchStory } from './storyPictures.ts'
import { openStories } from './storyScreens.ts'

export const folder = 'docs/pictures/screens'
const stepsFile = join(folder, 'steps.json')
const QUALITY = 38
/** Milliseconds for what a story without a play function loads; others wait themselves. */
const PATIENCE = 1500
const appearance: Appearance = { language: 'ko', theme: 'light' }

const stepNames = v.record(v.string(), v.array(v.string()))
const inOverview: ReadonlySet<string> = new Set(screenEntries.map(({ story }) => story))

/** The stories that are photographed: all of screens, features, third parties and flows, by their ids. */
const stories = ['pages', 'features', 'providers', 'flows'].flatMap((group) =>
  readdirSync(`stories/${group}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const id = storiesId(`${group}/${file.replace('.stories.tsx', '')}`)
      const text = readFileSync(`stories/${group}/${file}`, 'utf8')
      return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(id, storyNameFromExport(name)))
    }),
)

/** What a run has done so far. */
type Run = { readonly taken: Set<string>; readonly changed: string[]; readonly steps: Record<string, readonly string[]> }

/**
 * Takes the pictures of Storybook's overview and pages, in Korean, light: every story of a screen, a feature and a third party on a
 * phone, or on the desktop that it is drawn for, those of the overview on both, and every flow after each of its steps. Those that
 * look different are saved, and changes.json lists them; the others are left alone.
 */
export async function takeOverview(isWanted: (story: string) => boolean): Promise<void> {
  const wanted = stories.filter(isWanted)
  if (wanted.length === 0) return console.log('No story has changed since its pictures. --all takes them again.')
  const source = await openStories(wanted)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  mkdirSync(folder, { recursive: true })
  const run: Run = { taken: new Set(), changed: [], steps: {} }
  try {
    const queue = [...source.screens]
    await Promise.all(Array.from({ length: workers }, () => takeFrom(queue, browser, run)))
  } finally {
    await browser.close()
    await source.close()
  }
  writeSteps(run)
  removeOthers()
  const list = { date: new Date().toISOString().slice(0, 10), changed: run.changed.toSorted() }
  writeFileSync(join(folder, 'changes.json'), `${JSON.stringify(list, undefined, 2)}\n`)
  console.log(`${run.changed.length} of ${run.taken.size} pictures changed`)
}

/** A window of each size shows one story after the other, until one fails: that one is printed, and a new window goes on. */
async function takeFrom(queue: Screen[], browser: Browser, run: Run): Promise<void> {
  const pages = new Map<Device, Page>()
  const show = async (device: Device, screen: Screen) => {
    const known = pages.get(device)
    const page = known ?? (await (await newPictureContext(browser, device)).newPage())
    pages.set(device, page)
    if (known === undefined) await showStory(page, screen, appearance)
    else await switchStory(page, screen.name, appearance)
    await settle(page, { patience: PATIENCE })
    return page
  }
  const closeAll = async () => {
    for (const page of pages.values()) await page.context().close()
    pages.clear()
  }
  for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
    try {
      if (screen.name.startsWith('flows-')) await takeSteps(screen, browser, run)
      else await takeStory(screen, show, run)
    } catch (error) {
      console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
      await closeAll()
    }
  }
  await closeAll()
}

async function takeStory(screen: Screen, show: (device: Device, screen: Screen) => Promise<Page>, run: Run): Promise<void> {
  const page = await show('phone', screen)
  const isWide = await isDesktopStory(page)
  if (!isWide) await save(page, screenPicture(screen.name, 'phone'), 'phone', run)
  if (isWide || inOverview.has(screen.name))
    await save(await show('desktop', screen), screenPicture(screen.name, 'desktop'), 'desktop', run)
}

/** Whether the story itself chooses a viewport wider than a tablet. */
async function isDesktopStory(page: Page): Promise<boolean> {
  const viewport = await page.evaluate(() =>
    ['currentRender', 'story', 'storyGlobals', 'viewport', 'value'].reduce(
      (from: unknown, name): unknown => Reflect.get(Object(from), name),
      Reflect.get(globalThis, '__STORYBOOK_PREVIEW__'),
    ),
  )
  return ['landscape', 'desktop', 'wide'].includes(String(viewport))
}

/** The preview waits at the end of each step (`runStep`). A flow may leave its window in any state. */
async function takeSteps(screen: Screen, browser: Browser, run: Run): Promise<void> {
  const context = await newPictureContext(browser, 'phone')
  try {
    const page = await context.newPage()
    const labels: string[] = []
    await page.exposeFunction('photographStep', async (label: string) => {
      labels.push(label)
      await settle(page, { patience: PATIENCE })
      await save(page, stepPicture(screen.name, labels.length), 'phone', run)
    })
    await showStory(page, screen, appearance)
    if (labels.length === 0) throw new Error('its play function fails in the first step')
    run.steps[screen.name] = labels
  } finally {
    await context.close()
  }
}

/** Saves the window if the picture differs from the one that was there. */
async function save(page: Page, name: string, device: Device, { taken, changed }: Run): Promise<void> {
  const size = pictureSizes.find((one) => one.device === device) ?? pictureSizes[0]
  const screenshot = sharp(await page.screenshot({ animations: 'disabled' })).resize(size.pictureWidth, size.pictureHeight)
  const picture = await screenshot.avif({ quality: QUALITY, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
  const file = join(folder, name)
  taken.add(name)
  if (existsSync(file) && !(await differs(readFileSync(file), picture))) return
  writeFileSync(file, picture)
  changed.push(name)
  console.log(file)
}

/** In the order of the stories' ids; those of stories that were not photographed stay. */
function writeSteps({ steps }: Run): void {
  const all = { ...readSteps(), ...steps }
  const current = Object.entries(all).filter(([story]) => stories.includes(story))
  const sorted = current.toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(stepsFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}

const readSteps = () => (existsSync(stepsFile) ? v.parse(stepNames, JSON.parse(readFileSync(stepsFile, 'utf8'))) : {})

/** Pictures of stories and steps that are no more. */
function removeOthers(): void {
  const names = new Set([
    ...stories.flatMap((story) => pictureSizes.map(({ device }) => screenPicture(story, device))),
    ...Object.entries(readSteps()).flatMap(([story, labels]) => labels.map((_, at) => stepPicture(story, at + 1))),
  ])
  for (const name of readdirSync(folder)) if (name.endsWith('.avif') && !names.has(name)) rmSync(join(folder, name))
}
