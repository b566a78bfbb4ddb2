import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { newFeature } from '../scripts/generate/feature.ts'
import { featureFiles } from '../scripts/generate/featureFiles.ts'
import { registrations } from '../scripts/generate/featureLines.ts'
import { featureTests } from '../scripts/generate/featureTests.ts'
import { insertAfter } from '../scripts/generate/newFeature.ts'

test.each(['member', 'user'])('a new feature for each %s has a place in every file that names it', (access) => {
  const feature = newFeature('giftList', access)
  for (const [file, before, line] of registrations(feature))
    expect(insertAfter(file, readFileSync(file, 'utf8'), before, line)).toContain(line)
  const files = { ...featureFiles(feature), ...featureTests(feature) }
  expect(Object.keys(files)).toHaveLength(8)
  const imported = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path)),
  )
  expect(imported.filter((file) => !(file in files) && !existsSync(file))).toEqual([])
  expect(files['src/contract/giftList.ts']?.match(/access: '(\w+)'/g)).toEqual(Array(3).fill(`access: '${access}'`))
  expect(new Set(registrations(feature).map(([file]) => file)).size).toBe(9)
  expect(feature.path).toBe('gift-list')
})

test.each([
  ['Wishlist', 'member', 'a name is in camel case'],
  ['user', 'member', 'the name is taken'],
  ['picks', 'member', 'the name is taken'],
  ['products', 'member', 'the name is taken'],
  ['wishlist', 'everyone', 'who may call is member, or user'],
])('%s for %s is refused', (name, access, reason) => expect(() => newFeature(name, access)).toThrow(reason))
