import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newFeature } from '../scripts/generate/feature.ts'
import { featureFiles } from '../scripts/generate/featureFiles.ts'
import { registrations } from '../scripts/generate/featureLines.ts'
import { featureTests } from '../scripts/generate/featureTests.ts'
import { insertAfter } from '../scripts/generate/newFeature.ts'

test('a new feature has a place in every file that names it', () => {
  const feature = newFeature('giftList')
  for (const [file, before, line] of registrations(feature))
    expect(insertAfter(file, readFileSync(file, 'utf8'), before, line)).toContain(line)
  expect(Object.keys({ ...featureFiles(feature), ...featureTests(feature) })).toHaveLength(7)
  expect(new Set(registrations(feature).map(([file]) => file)).size).toBe(7)
  expect(feature.path).toBe('gift-list')
})

test('a name of another form is refused', () => expect(() => newFeature('Wishlist')).toThrow('a name is in camel case'))
