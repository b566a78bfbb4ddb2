import { readdirSync, readFileSync } from 'node:fs'
import { screensIn } from './screens.ts'

const pages = readdirSync('stories/pages').filter((file) => file.endsWith('.stories.tsx'))

/** Every screen in its main state: the stories of pages with the parameter `screen`. */
export const screens = screensIn(pages.map((file) => readFileSync(`stories/pages/${file}`, 'utf8')))

/** The screens of the overview. */
export const screenEntries = screens.filter(({ group }) => group !== undefined)
