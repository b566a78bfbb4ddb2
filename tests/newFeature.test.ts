import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { featureFiles } from '../scripts/generate/featureFiles.ts'
import { registrations } from '../scripts/generate/featureLines.ts'
import { insertAfter, newFeature } from '../scripts/generate/newFeature.ts'

describe.each([
  ['of its own', newFeature('announcements')],
  ['within another, with a page of the account', newFeature('catalogue/announcements', '/account/announcements')],
])('a new feature %s', (_, feature) => {
  test.each(registrations(feature))('gets its line in %s, after %s', (file, before, line) => {
    const text = readFileSync(file, 'utf8')
    const changed = insertAfter(file, text, before, line)
    expect(changed.replace(line, '')).toBe(text)
  })

  const files = Object.entries(featureFiles(feature))

  test('has its files in folders that exist, or in its own', () => {
    const folders = files.map(([file]) => file.slice(0, file.lastIndexOf('/')))
    expect(folders.filter((folder) => !existsSync(folder) && !folder.endsWith('/announcements'))).toEqual([])
  })

  test.each(files)('%s imports files that exist, or its own', (file, text) => {
    const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      new URL(path, `file:///${file}`).pathname.slice(1),
    )
    expect(imported.filter((path) => !existsSync(path) && !files.some(([own]) => own === path))).toEqual([])
  })
})

test.each([
  ['Announcements', undefined],
  ['two words', undefined],
  ['announcements', 'account'],
])('%s %s is refused', (folder, page) => {
  expect(() => newFeature(folder, page)).toThrow(/, e\.g\. /)
})
