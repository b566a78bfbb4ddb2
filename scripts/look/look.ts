import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { compareStories } from './compareStories.ts'
import { takeGallery } from './gallery.ts'
import { lookAtRoutes } from './routes.ts'

const usage = `npm run look -- [--scenario NAME] [/ROUTE ...]
Two pictures of each route in .cache/look, phone and desktop: Korean and English, light and dark. Routes that need a session are opened
from a scenario that has one. --scenario NAME opens that scenario at its start, or the routes from its start.

npm run look -- --against REF [NAME ...]
Compares the stories of screens and components with those of a commit, pixel by pixel, and shows Playwright's report. It installs and
builds that commit in a worktree. NAME is a part of a story's id, e.g. pages-cart, or an appearance, e.g. "phone dark en".

npm run look -- --gallery SCENARIO ...
Takes the pictures of these scenarios' cards (mocks/public/mock/pictures).`

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    gallery: { type: 'boolean', default: false },
    scenario: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const { against, scenario } = values
const isAsked = against !== undefined || scenario !== undefined || names.length > 0

if (values.help || !isAsked) {
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else {
  const { path, line } = await ensureBrowser(true)
  console.log(line)
  if (path === undefined) process.exitCode = 1
  else if (against !== undefined) await compareStories(against, names)
  else await takePictures(path)
}

async function takePictures(executablePath: string) {
  const browser = await chromium.launch({ args: browserArguments, executablePath })
  const targets = names.length === 0 ? [{ scenario }] : names.map((route) => ({ route, scenario }))
  try {
    await (values.gallery ? takeGallery(browser, names) : lookAtRoutes(browser, targets))
  } finally {
    await browser.close()
  }
}
