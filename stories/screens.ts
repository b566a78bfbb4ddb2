import { readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The ids of every screen's main story: those of pages with the parameter `screen`. */
export const screens = readdirSync('stories/pages')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const [meta = '', ...stories] = readFileSync(`stories/pages/${file}`, 'utf8').split(/^export const /m)
    const id = /\bid: '([^']+)'/.exec(meta)?.[1] ?? ''
    const photographed = stories.filter((story) => /\bscreen: true/.test(story))
    return photographed.map((story) => toId(id, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')))
  })
