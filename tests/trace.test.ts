import { describe, expect, test } from 'vitest'
import { trace } from '../scripts/trace/trace.ts'
import { project } from './support/traceProject.ts'

const traced = (test: string, files: Record<string, string> = {}) => trace(project({ 'tests/a.test.ts': test, ...files }))
const tracedStory = (story: string) => trace(project({ 'stories/Pick.stories.tsx': story }))
const unproven = { proven: 0, unproven: ['PICK-01', 'PICK-02', 'PICK-03'] }

describe('the trace of requirements', () => {
  test('counts the ids of tests that assert, each once, and leaves decisions uncounted', () => {
    const { areas, next, problems } = traced(`
      test('[PICK-01, PICK-03] both', () => { expect(1).toBe(1) })
      it('[PICK-01][OPEN-01] again', () => { expect(1).not.toBe(2) })
      test('says [nothing] in brackets', () => {})`)
    expect(areas).toEqual({ PICK: { proven: 2, total: 3, unproven: ['PICK-02'], single: ['PICK-03'] } })
    expect(problems).toEqual([])
    expect(next).toEqual(['PICK-04', 'OPEN-02'])
  })

  test.each([
    ['a suite', `describe('[PICK-02] a', () => { test('b', () => { expect(1).toBe(1) }) })`],
    ['a table', `test.each([[1], [2]])('[PICK-02] %i', (n) => { expect(n).toBe(1) })`],
    ['a template', 'test(`[PICK-02] in ${mode}`, () => { expect(1).toBe(1) })'],
    [
      'a suite of Playwright',
      `test.describe('x', () => {
        test('[PICK-02] y', async ({ page }) => { test.skip(isPhone, 'not here'); await expect(page).toHaveURL('/') })
      })`,
    ],
  ])('reads the title of %s', (_, text) => {
    expect(traced(text)).toMatchObject({ areas: { PICK: { proven: 1, unproven: ['PICK-01', 'PICK-03'] } }, problems: [] })
  })

  test('counts a suite’s test as one proof of its id; lists ids with a single proof', () => {
    const one = `test('a', () => { expect(1).toBe(1) })`
    const { areas } = traced(`describe('[PICK-02] x', () => { ${one}; ${one} }); describe('[PICK-01] y', () => { ${one} })`)
    expect(areas['PICK']).toMatchObject({ proven: 2, single: ['PICK-01'] })
  })

  test.each([
    ['nothing', `test('[PICK-02] a', async () => { render(page); await press('button') })`],
    ['an expect without a matcher', `test('[PICK-02] a', () => { expect(1); expect.any(String) })`],
    ['an expect in a comment or in a text', `test('[PICK-02] a', () => { say('expect(1).toBe(1)') /* expect(1).toBe(1) */ })`],
    ['an expect in a test beside it', `test('[PICK-02] a', () => {}); test('b', () => { expect(1).toBe(1) })`],
    ['an expect in a helper that it does not call', `const check = () => expect(1).toBe(1); test('[PICK-02] a', () => {})`],
    ['a helper without an expect', `const check = () => render(); test('[PICK-02] a', () => { check() })`],
    ['a helper that only has the name', `const expectPage = () => render(); test('[PICK-02] a', () => { expectPage() })`],
    ['an expect in a fixture alone', `import { test } from './fixtures.ts'; test('[PICK-02] a', async () => { await press() })`],
    ['a suite without a test', `describe('[PICK-02] a', () => { expect(1).toBe(1) })`],
    ['a suite whose tests assert nothing', `describe('[PICK-02] a', () => { test('b', () => {}) })`],
  ])('refuses an id whose test holds %s', (_, text) => {
    const fixtures = `export const test = base.extend({ page: async ({}, use) => { expect(1).toBe(1); await use(1) } })`
    const { areas, problems } = traced(text, { 'tests/fixtures.ts': fixtures })
    expect(areas['PICK']).toMatchObject(unproven)
    expect(problems).toEqual([expect.stringMatching(/tests\/a\.test\.ts: PICK-02 .* asserts nothing: .* Write its expect/)])
  })

  test.each([
    ['a callback', `test('[PICK-02] a', () => waitFor(() => expect(1).toBe(1)))`],
    ['expect.soft and a negation', `test('[PICK-02] a', () => { expect.soft(1).not.toBe(2) })`],
    ['a promise', `test('[PICK-02] a', async () => { await expect(load()).resolves.toEqual([]) })`],
    ['a local helper', `function check() { expect(1).toBe(1) }; test('[PICK-02] a', () => { check() })`],
    ['a helper of a helper', `const a = () => { expect(1).toBe(1) }; const b = () => a(); test('[PICK-02] a', () => b())`],
    ['a helper passed as the body', `const check = () => { expect(1).toBe(1) }; test('[PICK-02] a', check)`],
    ['an imported helper', `import { check as verify } from './help.ts'; test('[PICK-02] a', () => verify())`],
    ['a helper exported again', `import { again } from './more.ts'; test('[PICK-02] a', () => again())`],
    ['a package', `import { assertType } from 'pkg'; test('[PICK-02] a', () => assertType())`],
    ['a property', `test('[PICK-02] a', () => { fc.assert(fc.property(x, y)) })`],
    ['a helper that throws', `import { assertPage } from './help.ts'; test('[PICK-02] a', () => assertPage())`],
  ])('takes an assertion by %s', (_, text) => {
    const help = `import { expect } from 'vitest'
      export const check = () => deeper()
      function deeper() { expect(1).toBe(1) }
      export function assertPage() { if (!page) throw new Error() }`
    const files = { 'tests/help.ts': help, 'tests/more.ts': `export { check as again } from './help.ts'` }
    expect(traced(text, files)).toMatchObject({ areas: { PICK: { unproven: ['PICK-01', 'PICK-03'] } }, problems: [] })
  })

  test('follows helpers that call each other once', () => {
    const text = `const a = () => b(); const b = () => a(); test('[PICK-02] a', () => a())`
    expect(traced(text).areas['PICK']).toMatchObject(unproven)
  })

  test.each([
    `test.skip('[PICK-02] a', () => { expect(1).toBe(1) })`,
    `it.todo('[PICK-02] a')`,
    `test.fixme('[PICK-02] a', () => { expect(1).toBe(1) })`,
    `describe.skip('a', () => { test('[PICK-02] b', () => { expect(1).toBe(1) }) })`,
    `describe.skip('[PICK-02] a', () => { test('b', () => { expect(1).toBe(1) }) })`,
    `test.describe.skip('a', () => { test('[PICK-02] b', () => { expect(1).toBe(1) }) })`,
    `test('[PICK-02] a', { skip: true }, () => { expect(1).toBe(1) })`,
    `test('[PICK-02] a', async () => { test.fixme(); expect(1).toBe(1) })`,
    `test.skip.each([1])('[PICK-02] a', () => { expect(1).toBe(1) })`,
  ])('refuses an id whose test does not run: %s', (text) => {
    const { areas, problems } = traced(text)
    expect(areas['PICK']?.proven).toBe(0)
    expect(problems).toEqual([expect.stringMatching(/tests\/a\.test\.ts: PICK-02 .* does not run/)])
  })

  test.each(['[PICK-04] no such', '[PICK-01…03] a range', '[SHOE-01] no such area'])('refuses an unknown id: %s', (title) => {
    expect(traced(`test('${title}', () => {})`).problems).toEqual([expect.stringContaining('unknown requirement')])
  })

  const play = `play: async ({ canvas }) => { await expect(canvas.getByRole('button')).toBeVisible() }`

  test.each([
    [
      'its own',
      `const meta = { title: 'pick/[PICK-01] Flow' } satisfies Meta; export default meta
      export const Intro: Story = { name: '[PICK-02] intro', parameters: { requirements: ['PICK-03'] }, ${play} }`,
    ],
    [
      'that of another story',
      `export default { title: '[PICK-01]' }; const Base = { ${play} }
      export const A = { ...Base, parameters: { requirements: ['PICK-02'] } }; export const B = { play: A.play, parameters: { requirements: ['PICK-03'] } }`,
    ],
    [
      'that of its component’s entry',
      `export default { title: '[PICK-01]', ${play} }
      export const A = { parameters: { requirements: ['PICK-02', 'PICK-03'] }, args: { isOpen: true } }`,
    ],
    [
      'a helper',
      `export default { title: '[PICK-01]' }; const says = (text) => async () => { await expect(text).toBe('') }
      export const A = { parameters: { requirements: ['PICK-02', 'PICK-03'] }, play: says('a') }`,
    ],
  ])('reads names and parameters of stories, whose play function is %s', (_, story) => {
    const { areas, problems } = tracedStory(story)
    expect(areas['PICK']?.proven).toBe(areas['PICK']?.total)
    expect(problems).toEqual([])
  })

  test.each([
    [
      'play',
      `export default {}; export const A = { parameters: { requirements: ['PICK-03'] }, render: () => { expect(1).toBe(1) } }`,
      /asserts nothing/,
    ],
    [
      'assert',
      `export default {}; export const A = { parameters: { requirements: ['PICK-03'] }, play: async () => { await press() } }`,
      /asserts nothing/,
    ],
    [
      'run',
      `export default {}; export const A = { tags: ['!test'], parameters: { requirements: ['PICK-03'] }, ${play} }`,
      /does not run/,
    ],
  ])('refuses an id whose story does not %s', (_, story, reason) => {
    const { areas, problems } = tracedStory(story)
    expect(areas['PICK']?.proven).toBe(0)
    expect(problems).toEqual([expect.stringMatching(reason)])
  })

  test('ignores titles that only stand in text', () => {
    expect(traced('const example = "test(\'[PICK-01] a\', f)" // test("[PICK-02]", f)').areas['PICK']?.proven).toBe(0)
  })
})
