import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../shared/browser.ts'
import { changedSince, storyChanges } from './changedSince.ts'
import { look } from './lookAt.ts'

const usage = `npm run look [-- [--scenario NAME] [--large-text] [--forced-colors] [route or story ...]]
A route begins with / (all of them without an argument); anything else is a story's id or the beginning of one, e.g. ui-button.
Routes that need a session are opened from a scenario that has one. --scenario NAME opens that scenario at its start, or the routes
named from its start. A route that redirects is an error.
Each page is saved as one picture in .cache/look: phone above, desktop below, Korean and English, light and dark.
--large-text doubles the root's font size, --forced-colors emulates the system's high contrast.

npm run look -- --for overview|gallery [--all] [NAME ...]
Pictures of the repository whose story, or what it imports outside of the mocks, has changed since they were taken; --all, or those named.
overview: the states of screens, features and third parties and the steps of flows on Storybook's pages (docs/pictures/screens).
gallery: the cards of the scenarios (mocks/public/mock/pictures). Both save what looks different.

npm run look -- --for screens --against REF [NAME ...]
Compares the stories of screens and components with those of a commit, pixel by pixel, and shows Playwright's report. It installs and
builds that commit in a worktree. NAME is a part of a story's id, e.g. pages-cart, or an appearance, e.g. "phone dark en".`

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: 'string' },
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    scenario: { type: 'string' },
    'large-text': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

/** The file of a story, whose id is made of its path. */
const storyFile = (story: string) => sources('stories').find((file) => `${story.split('--')[0]}.stories.tsx` === idOf(file)) ?? ''

const idOf = (file: string) => file.slice('stories/'.length).toLowerCase().replaceAll('/', '-')

/** The scenario's own file, and those of the stories that start it. */
const filesNaming = (scenario: string) =>
  [...sources('stories'), ...sources('mocks/scenarios')].filter((file) => readFileSync(file, 'utf8').includes(`'${scenario}'`))

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

const purposes: Readonly<Record<string, () => Promise<unknown>>> = { overview: takeOverview, gallery: takeGallery, screens }
const run = values.for === undefined ? lookAt : purposes[values.for]

if (values.help === true || run === undefined) {
  console.log(usage)
  process.exitCode = values.help === true ? 0 : 1
} else {
  const { path, line } = await ensureBrowser(true)
  console.log(line)
  if (path === undefined) process.exitCode = 1
  else await run()
}

function lookAt() {
  return look({ names, scenario: values.scenario, largeText: values['large-text'], forcedColors: values['forced-colors'] })
}

async function takeOverview() {
  const { takeOverview, folder } = await import('./screenPictures.ts')
  const isChanged = changedIn(folder)
  await takeOverview((story) =>
    names.length > 0
      ? names.some((name) => story.startsWith(name) || story.startsWith(`pages-${name.toLowerCase()}--`))
      : isChanged(storyFile(story)),
  )
}

async function takeGallery() {
  const { takeGallery, folder } = await import('./galleryPictures.ts')
  const isChanged = changedIn(folder)
  await takeGallery(({ id }) => (names.length > 0 ? names.includes(id) : filesNaming(id).some(isChanged)))
}

async function screens() {
  if (values.against === undefined) throw new Error('Compared with what? --against REF names a commit.')
  await (await import('./compareScreens.ts')).compareScreens(values.against, names)
}

/** Whether a file, or what it imports, has changed since the pictures of the folder. */
function changedIn(folder: string): (file: string) => boolean {
  const changed = values.all ? undefined : changedSince(folder)
  if (changed === undefined) return () => true
  const isStoryChanged = storyChanges(changed)
  return (file) => changed.has(file) || (file.startsWith('stories/') && isStoryChanged(file))
}
