import { patterns } from '../src/config/paths.ts'

/** The screen that a story with the parameter `screen` shows in its main state. */
export interface ScreenEntry {
  readonly story: string
  readonly name: string
  /** Its group in the overview; undefined for `screen: true`, a screen that is not shown there. */
  readonly group: string | undefined
}

/** The groups of the overview, in the order of a visit. */
export const groups = ['Before signing in', 'Episode', 'Shop', 'Buying', 'Account']

/** The screens of the story files whose texts these are, in the order of the routes. */
export const screensIn = (texts: readonly string[]): ScreenEntry[] =>
  texts
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((text) => {
      const [meta = '', ...stories] = text.split(/^export const /m)
      const [, title = ''] = /\btitle: '([^']+)'/.exec(meta) ?? []
      const [, id = ''] = /\bid: '([^']+)'/.exec(meta) ?? []
      return stories.flatMap((story) => {
        const [found, group] = /\bscreen: (?:'([^']+)'|true)/.exec(story) ?? []
        const [, name = ''] = /^(\w+)/.exec(story) ?? []
        return found === undefined ? [] : [{ story: `${id}--${kebabCase(name)}`, name: title.replace(' ·', ''), group }]
      })
    })

/** The place of the first route that a file names. */
function placeOf(text: string): number {
  const [, name] = /\broute: patterns\.(\w+)/.exec(text) ?? /\bpatterns\.(\w+)/.exec(text) ?? []
  return Object.keys(patterns).indexOf(name ?? '')
}

/** As Storybook makes an id of an export's name. */
const kebabCase = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

/** The sizes of a screen's pictures, in px: half of the window's. */
export const pictureSizes = [
  { device: 'phone', pictureWidth: 204, pictureHeight: 441 },
  { device: 'desktop', pictureWidth: 704, pictureHeight: 440 },
] as const

export type Device = (typeof pictureSizes)[number]['device']

/** The name of a picture in `docs/pictures/screens`: of a screen, a feature or a third party. */
export const screenPicture = (story: string, device: Device): string => `${story}-${device}.avif`

/** The name of the picture after a step of a flow, counted from 1. */
export const stepPicture = (story: string, step: number): string => `${story}-step-${step}.avif`
