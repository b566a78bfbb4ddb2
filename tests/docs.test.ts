import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]
/** Files that a reader makes: the example of how-to.md, and handlers of one's own. */
const isExample = (path: string) => /notices|local\.ts$/i.test(path)

test.each(documents)('%s names only files that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(/`((?:src|mocks|stories|tests|scripts)\/[\w./-]+)/g)].map(
    ([, path = '']) => path.replace(/[./]+$/, ''),
  )
  expect(paths.filter((path) => !isExample(path) && !existsSync(path))).toEqual([])
})
