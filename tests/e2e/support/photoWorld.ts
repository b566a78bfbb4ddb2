import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { exportWorld } from '../../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { nextId } from '../../../mocks/db/ids.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../../mocks/scenarios/startScenario.ts'
import { waitForMocks } from './mocks.ts'
import { noise } from './noise.ts'

const PHOTOS_EACH = 3

/** A picture that does not compress well, about 100 kB. */
async function createPhoto(): Promise<string> {
  const [width, height, channels] = [480, 600, 3] as const
  const pixels = noise(width * height * channels)
  const jpeg = await sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality: 50 }).toBuffer()
  return jpeg.toString('base64')
}

/** The exported world of a scenario whose latest reviews have three uploaded photos each. */
export async function worldWithPhotos(scenarioId: string, reviews: number): Promise<string> {
  const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
  const scenario = scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const { start: route, localStorage, sessionStorage } = await startScenario(world, scenario)
  const base64 = await createPhoto()
  await world.transaction((tx) => {
    const photo = () => tx.photos.create({ id: nextId(tx.counters, 'photos'), type: 'image/jpeg', base64 }).id
    for (const review of tx.reviews.findMany(undefined, { take: -reviews }))
      tx.reviews.update(review, {
        data: (draft) => {
          const photoIds = Array.from({ length: PHOTOS_EACH }, photo)
          Object.assign(draft, { imageUrls: [], photoIds, hasPhotos: true })
        },
      })
  })
  return exportWorld(world, { route, localStorage, sessionStorage })
}

/** Opens the world at the start of its scenario: the command leads there. */
export async function openWorld(page: Page, text: string): Promise<void> {
  // The same page for visitors and members: `/login` leads a member home.
  await page.goto('./forbidden')
  await waitForMocks(page)
  // Not awaited: the command loads another document.
  await page.evaluate((world) => void window.__mock.importWorld({ text: world }), text)
  await page.waitForURL((url) => !url.pathname.includes('forbidden'))
}

/** The loaded pictures whose address matches. */
export const countPhotos = (page: Page, address: RegExp) =>
  page
    .locator('main img')
    .evaluateAll(
      (images, pattern) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && new RegExp(pattern).test(image.src),
        ).length,
      address.source,
    )
