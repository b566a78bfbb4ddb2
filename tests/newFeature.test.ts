import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureFiles, registrations } from '../scripts/generate/featureFiles.ts'
import { insertAfter } from '../scripts/generate/newFeature.ts'
import { trace } from '../scripts/trace/trace.ts'

const { next } = trace('.')
const free = (area: string) => next.find((id) => id.startsWith(`${area}-`)) ?? ''
const feature = { name: 'announcements', api: free('API'), seen: free('ACCT') }

test.each(registrations(feature))('a new feature gets its line in %s, after %s', (file, before, line) => {
  const text = readFileSync(file, 'utf8')
  const changed = insertAfter(file, text, before, line)
  expect(changed.replace(line, '')).toBe(text)
})

test('a new feature’s files lie in folders that exist, or in its own', () => {
  const folders = Object.keys(featureFiles(feature)).map((file) => file.slice(0, file.lastIndexOf('/')))
  expect(folders.filter((folder) => !existsSync(folder) && !folder.endsWith('/announcements'))).toEqual([])
})
