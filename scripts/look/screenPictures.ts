import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { pictureSizes, screenPicture } from '../../stories/screens.ts'
import { screenEntries } from '../../stories/situations.ts'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { differs } from './differs.ts'
import type { Screen } from './screen.ts'
import { settle } from './screenshot.ts'
import { newPictureContext, showStory } from './storyPictures.ts'
import { openStories } from './storyScreens.ts'

export const folder = 'docs/pictures/screens'
const QUALITY = 45

type Size = (typeof pictureSizes)[number]

/**
 * Takes the pictures of the overview in Storybook: the screens with a group on a phone and on a desktop, in Korean,
 * light. Those that look different are saved, and changes.json lists them; the others are left alone.
 */
export async function takeOverview(isWanted: (story: string) => boolean): Promise<void> {
  const stories = screenEntries.map(({ story }) => story).filter(isWanted)
  if (stories.length === 0) return console.log('No story of the overview has changed since its pictures. --all takes them again.')
  const source = await openStories(stories)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  mkdirSync(folder, { recursive: true })
  const changed: string[] = []
  try {
    for (const screen of source.screens) {
      for (const size of pictureSizes) {
        if (await savePicture(browser, screen, size)) changed.push(screenPicture(screen.name, size.device))
      }
    }
  } finally {
    await browser.close()
    await source.close()
  }
  removeOthers()
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(join(folder, 'changes.json'), `${JSON.stringify({ date, changed }, undefined, 2)}\n`)
  console.log(`${changed.length} of ${source.screens.length * pictureSizes.length} pictures changed`)
}

/** True if the picture differs from the one that was there. */
async function savePicture(browser: Browser, screen: Screen, size: Size): Promise<boolean> {
  const { device, pictureWidth, pictureHeight } = size
  const context = await newPictureContext(browser, device)
  try {
    const page = await context.newPage()
    await showStory(page, screen, { language: 'ko', theme: 'light' })
    await settle(page)
    const screenshot = sharp(await page.screenshot({ animations: 'disabled' })).resize(pictureWidth, pictureHeight)
    const picture = await screenshot.avif({ quality: QUALITY, effort: 6 }).toBuffer()
    const file = join(folder, screenPicture(screen.name, device))
    if (existsSync(file) && !(await differs(readFileSync(file), picture))) return false
    writeFileSync(file, picture)
    console.log(file)
    return true
  } finally {
    await context.close()
  }
}

/** Pictures of screens that are no longer on the wall. */
function removeOthers() {
  const names = new Set(screenEntries.flatMap(({ story }) => pictureSizes.map(({ device }) => screenPicture(story, device))))
  for (const name of readdirSync(folder)) if (name.endsWith('.avif') && !names.has(name)) rmSync(join(folder, name))
}
