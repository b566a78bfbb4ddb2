import { expect, test } from 'vitest'
import { readSection, writeSection } from '../scripts/bench/section.ts'

const document = '# Numbers\n\n## First\n\nOne.\n\n## Second\n\nTwo.\n'

test('a section is read from its heading to the next', () => {
  expect(readSection(document, 'First')).toBe('\n## First\n\nOne.\n')
  expect(readSection(document, 'Second')).toBe('\n## Second\n\nTwo.\n')
  expect(readSection(document, 'Third')).toBe('')
})

test('a section is replaced, or added at the end', () => {
  expect(writeSection(document, 'First', 'New $&.')).toBe('# Numbers\n\n## First\n\nNew $&.\n\n## Second\n\nTwo.\n')
  expect(writeSection(document, 'Third', 'Three.')).toBe(`${document}\n## Third\n\nThree.\n`)
})
