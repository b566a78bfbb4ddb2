import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realBrowser } from '../scripts/trace/realBrowser.ts'
import { trace } from '../scripts/trace/trace.ts'
import { project } from './support/traceProject.ts'

const play = `play: async ({ canvas }) => { await expect(canvas.getByRole('button')).toBeVisible() }`
const proof = `test('[PICK-02] a', () => { expect(1).toBe(1) })`
const tagged = (options: string) => `test('[PICK-02] a', ${options}, async ({ page }) => { await expect(page).toHaveURL('/') })`
const storyWith = (text: string) => `export const A = { parameters: { requirements: ['PICK-02'] }, ${text} }`

describe('a stage of the trace', () => {
  test.each([
    ['tests/a.test.ts', proof, 'default unit'],
    ['tests/a.browser.test.ts', proof, 'default unit browser'],
    ['tests/a.full.test.ts', proof, ''],
    ['tests/a.full.test.tsx', proof, ''],
    ['tests/engines/a.test.ts', proof, ''],
    ['tests/pages/a.spec.ts', tagged(`{ tag: '@core' }`), ''],
    ['tests/site/a.spec.ts', tagged(`{ tag: '@core' }`), ''],
    ['tests/e2e/a.spec.ts', proof, ''],
    ['tests/e2e/a.spec.ts', tagged(`{ tag: '@slow' }`), ''],
    ['tests/e2e/a.spec.ts', tagged(`{ tag: '@core' }`), 'default browser'],
    ['tests/e2e/a.spec.ts', tagged(`{ tag: ['@slow', '@core'] }`), 'default browser'],
    ['tests/e2e/a.spec.ts', tagged(`isPhone ? { tag: '@core' } : {}`), 'default browser'],
    ['tests/e2e/a.spec.ts', tagged(`isPhone ? { tag: '@slow' } : {}`), ''],
    [
      'tests/e2e/a.spec.ts',
      `test.describe('b', { tag: '@core' }, () => { test.describe('c', () => { ${proof} }) })`,
      'default browser',
    ],
    ['tests/e2e/a.spec.ts', `test.describe('b', { tag: '@core' }, () => {}); ${proof}`, ''],
    ['stories/A.stories.tsx', `export default {}; ${storyWith(play)}`, 'default stories browser'],
    ['stories/A.stories.tsx', `export default { ${play} }; ${storyWith('args: {}')}`, 'default stories browser'],
    ['stories/A.stories.tsx', `export default {}; const Base = { ${play} }; ${storyWith('...Base')}`, ''],
  ])('counts in its stages, the full one apart: %s, %s', (file, text, expected) => {
    const root = project({ [file]: text })
    const stages = (['default', 'unit', 'stories', 'browser'] as const).filter(
      (stage) => trace(root, stage).areas['PICK']?.proven,
    )
    expect(stages.join(' ')).toBe(expected)
    expect(trace(root)).toMatchObject({ areas: { PICK: { proven: 1 } }, problems: [] })
  })

  test('counts a suite’s id by those of its tests that the default runs', () => {
    const text = `test.describe('[PICK-01] a', () => { ${proof}; ${tagged(`{ tag: '@core' }`)} })`
    const { areas } = trace(project({ 'tests/e2e/a.spec.ts': text }), 'default')
    expect(areas['PICK']).toMatchObject({ proven: 2, single: ['PICK-01', 'PICK-02'] })
  })

  test('refuses an id that the default leaves unproven, or unproven in the real browser that it needs', () => {
    const files = {
      'docs/requirements.md': '- PICK-02 a\n- PICK-03 b\n- PAY-01 popup\n- PAY-02 popup\n- CART-06 storage\n',
      'tests/a.test.ts': `test('[PICK-02, PAY-01] a', () => { expect(1).toBe(1) })`,
      'tests/a.browser.test.ts': `test('[CART-06] a', () => { expect(1).toBe(1) })`,
      'tests/e2e/a.spec.ts': `test('[PICK-03, PAY-02] a', () => { expect(1).toBe(1) })`,
    }
    expect(trace(project(files), 'default').problems).toEqual([
      'PICK-03 is not proven by the default',
      expect.stringContaining('PAY-01 (popup) needs a test in a real browser'),
      expect.stringContaining('PAY-02 (popup) needs a test in a real browser'),
    ])
    expect(trace(project(files)).problems).toEqual([])
  })

  test('knows the ids that need a real browser', () => {
    const text = readFileSync('docs/requirements.md', 'utf8')
    expect([...realBrowser.keys()].filter((id) => !text.includes(`\n- ${id} `))).toEqual([])
  })

  test('refuses an unknown stage', () => {
    const cli = ['--import', 'tsx', 'scripts/trace/trace.ts', '--stage', 'no']
    expect(() => execFileSync(process.execPath, cli, { stdio: 'pipe' })).toThrow(/No such stage: no/)
  })
})
