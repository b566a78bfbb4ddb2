import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { openStories } from '../look/storyScreens.ts'
import { findHeadlessShell, testArguments } from '../shared/browser.ts'
import { nothing, one, type Counts } from '../test/counts.ts'
import { workers } from '../test/workers.ts'
import { clearResults, compareTaken, readStored, save, type Difference } from './compare.ts'
import { drawSample, explainOtherKey, explainOtherText, keyFile, readKey, readStoredKey, sampleFile } from './environment.ts'
import { folder } from './folders.ts'
import { pictures as allPictures, type Picture } from './pictures.ts'
import { readPixels } from './pixels.ts'
import { reportFile, writeReport } from './report.ts'
import { takePictures, type Taken } from './takePictures.ts'

/** Few differences are looked at once more, one at a time: a busy machine may have shown a page too late. */
const FEW = 20

/** The same instructions on every processor, no text drawn for the subpixels of a panel, and no picture left out of a frame. */
const pictureArguments = [
  ...testArguments,
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
]

/**
 * Compares pictures with those of the repository. In another environment all are skipped; where `CI` is set, that is a failure
 * unless PICTURE_GUARD is `skip`.
 */
export async function guard(pictures: readonly Picture[]): Promise<Counts> {
  if (pictures.length === 0) return nothing
  const browser = await launch()
  try {
    const explanation = await explainOtherEnvironment(browser)
    if (explanation === undefined) return await report(pictures.length, await findDifferences(browser, pictures))
    console.log(explanation)
    const mustCompare = process.env['CI'] !== undefined && process.env['PICTURE_GUARD'] !== 'skip'
    return mustCompare ? one(`${explanation} PICTURE_GUARD=skip allows it.`) : { ...nothing, skipped: pictures.length }
  } finally {
    await browser.close()
  }
}

/** Removes the pictures and writes the key of this machine: all pictures are new then. */
export async function renewKey(): Promise<void> {
  const browser = await launch()
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(keyFile, `${JSON.stringify(readKey(browser, findHeadlessShell()), undefined, 2)}\n`)
    await save(sampleFile, await readPixels(await drawSample(browser)))
  } finally {
    await browser.close()
  }
}

function launch(): Promise<Browser> {
  const executablePath = findHeadlessShell()
  return chromium.launch({ args: pictureArguments, ...(executablePath !== undefined && { executablePath }) })
}

async function explainOtherEnvironment(browser: Browser): Promise<string | undefined> {
  const stored = readStoredKey()
  if (stored === undefined || !existsSync(sampleFile))
    return `${keyFile} is missing: npm run look -- --for screens --renew writes it.`
  return explainOtherKey(stored, readKey(browser, findHeadlessShell())) ?? (await explainOtherText(browser))
}

async function findDifferences(browser: Browser, pictures: readonly Picture[]): Promise<Difference[]> {
  const { screens, close } = await openStories(pictures.map(({ story }) => story))
  const compare = async (wanted: readonly Picture[], windows: number) => {
    const differences: Difference[] = []
    const onTaken = async (taken: Taken) => {
      const difference = await compareTaken(taken)
      if (difference !== undefined) differences.push(difference)
    }
    clearResults()
    await takePictures(wanted, { browser, screens, workers: windows, readStored, onTaken })
    return differences
  }
  try {
    const differences = await compare(pictures, workers)
    if (differences.length === 0 || differences.length > FEW) return differences
    const names = differences.map(({ name }) => name)
    console.log(`Once more: ${names.join(', ')}`)
    return await compare(
      pictures.filter(({ name }) => names.includes(name)),
      1,
    )
  } finally {
    await close()
  }
}

async function report(total: number, differences: readonly Difference[]): Promise<Counts> {
  const passed = total - differences.length
  const failures = differences.map(describe)
  console.log([...failures, `${passed} of ${total} pictures are as before.`].join('\n'))
  if (differences.length > 0) {
    await writeReport(differences)
    const all = total < allPictures.length ? 'npm run look -- --for screens --all, then ' : ''
    console.log(
      `Before, after and difference: ${reportFile}. A wanted change: ${all}npm run look -- --for screens --accept ${folder}, or a path in it.`,
    )
  }
  return { ...nothing, passed, failed: failures.length, failures }
}

function describe({ name, count, error }: Difference): string {
  const finding = error ?? (count === undefined ? 'new' : `${count} pixels differ`)
  return `picture ${name}: ${finding}`
}
