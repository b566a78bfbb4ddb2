import { componentSituations, screens } from '../../stories/situations.ts'
import type { Appearance } from '../look/screen.ts'
import type { Device } from '../look/storyPictures.ts'
import { folder } from './folders.ts'

/** Language, theme and size of a picture. */
export interface PictureAppearance extends Appearance {
  readonly device: Device
}

/** A picture of a story; its name is its path below the folder of pictures. */
export interface Picture {
  readonly name: string
  readonly story: string
  readonly appearance: PictureAppearance
}

const first: PictureAppearance = { device: 'phone', theme: 'light', language: 'ko' }
const opposite: PictureAppearance = { device: 'desktop', theme: 'dark', language: 'en' }

/** Every pair of size, theme and language once: four of eight find what goes wrong in one of them or in two together. */
export const routeAppearances: readonly PictureAppearance[] = [
  first,
  { device: 'phone', theme: 'dark', language: 'en' },
  { device: 'desktop', theme: 'light', language: 'en' },
  { device: 'desktop', theme: 'dark', language: 'ko' },
]

function picture(story: string, appearance: PictureAppearance): Picture {
  const { device, theme, language } = appearance
  const folder = story.startsWith('pages-') ? 'screens' : 'components'
  return { name: `${folder}/${story}-${device}-${theme}-${language}.webp`, story, appearance }
}

const all = [
  ...screens.flatMap(({ story }) => routeAppearances.map((appearance) => picture(story, appearance))),
  ...Object.values(componentSituations).flatMap(([one, other = one]) => [picture(one, first), picture(other, opposite)]),
]

/** Every picture once, though routes and components share some. */
export const pictures: readonly Picture[] = [...new Map(all.map((one) => [one.name, one])).values()]

/** One of each: every picture of a phone in light Korean. */
export const quickPictures = pictures.filter(({ appearance }) => appearance === first)

/** The pictures whose path contains one of the words; all of them without a word. */
export function choosePictures(from: readonly Picture[], words: readonly string[]): readonly Picture[] {
  return words.length === 0 ? from : from.filter(({ name }) => words.some((word) => `${folder}/${name}`.includes(word)))
}
