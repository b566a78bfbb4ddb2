import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureFiles } from '../scripts/generate/featureFiles.ts'
import { registrations } from '../scripts/generate/featureLines.ts'
import { insertAfter, newFeature } from '../scripts/generate/newFeature.ts'

test.each([
  ['of its own', newFeature('announcements')],
  ['within another, with a page of the account', newFeature('catalogue/announcements', '/account/announcements')],
])('a new feature %s has a place in every list', (_, feature) => {
  for (const [file, before, line] of registrations(feature))
    expect(insertAfter(file, readFileSync(file, 'utf8'), before, line)).toContain(line)
  expect(Object.keys(featureFiles(feature))).toHaveLength(9)
  expect(new Set(registrations(feature).map(([file]) => file)).size).toBe(7)
})

test('a name or an address of another form is refused', () => {
  expect(() => newFeature('Announcements')).toThrow('a name is in camel case')
  expect(() => newFeature('announcements', 'account')).toThrow('an address begins with /')
})
