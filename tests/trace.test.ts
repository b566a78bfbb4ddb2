import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { trace } from '../scripts/trace.ts'

const projects: string[] = []
afterAll(() => projects.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const requirements = '# R\n\n## PICK: x\n\n- PICK-01 one\n- PICK-02 two\n- PICK-03 three\n\n## OPEN: y\n\n- OPEN-01 decided\n'

function project(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'pickers-trace-'))
  projects.push(root)
  for (const [file, text] of Object.entries({ 'docs/requirements.md': requirements, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const traced = (test: string) => trace(project({ 'tests/a.test.ts': test }))

describe('the trace of requirements', () => {
  test('counts what titles carry, each id once, and leaves decisions uncounted', () => {
    const { areas, problems } = traced(`
      test('[PICK-01, PICK-03] both', () => {})
      it('[PICK-01][OPEN-01] again', () => {})
      test('says [nothing] in brackets', () => {})`)
    expect(areas).toEqual({ PICK: { proven: 2, total: 3, unproven: ['PICK-02'] } })
    expect(problems).toEqual([])
  })

  test.each([
    ['a suite', `describe('[PICK-02] a', () => { test('b', () => {}) })`],
    ['a table', `test.each([[1], [2]])('[PICK-02] %i', () => {})`],
    ['a template', 'test(`[PICK-02] in ${mode}`, () => {})'],
    [
      'a suite of Playwright',
      `test.describe('x', () => { test('[PICK-02] y', async ({ page }) => { test.skip(isPhone, 'not here') }) })`,
    ],
  ])('reads the title of %s', (_, text) => {
    expect(traced(text)).toMatchObject({ areas: { PICK: { proven: 1, unproven: ['PICK-01', 'PICK-03'] } }, problems: [] })
  })

  test.each([
    `test.skip('[PICK-02] a', () => {})`,
    `it.todo('[PICK-02] a')`,
    `test.fixme('[PICK-02] a', () => {})`,
    `describe.skip('a', () => { test('[PICK-02] b', () => {}) })`,
    `test.describe.skip('a', () => { test('[PICK-02] b', () => {}) })`,
    `test('[PICK-02] a', { skip: true }, () => {})`,
    `test('[PICK-02] a', async () => { test.fixme() })`,
    `test.skip.each([1])('[PICK-02] a', () => {})`,
  ])('refuses an id whose test does not run: %s', (text) => {
    const { areas, problems } = traced(text)
    expect(areas['PICK']?.proven).toBe(0)
    expect(problems).toEqual([expect.stringMatching(/tests\/a\.test\.ts: PICK-02 .* does not run/)])
  })

  test.each(['[PICK-04] no such', '[PICK-01…03] a range', '[SHOE-01] no such area'])('refuses an unknown id: %s', (title) => {
    expect(traced(`test('${title}', () => {})`).problems).toEqual([expect.stringContaining('unknown requirement')])
  })

  test('reads names and tags of stories', () => {
    const story = `export default { title: 'pick/[PICK-01] Flow' }
      export const Intro = { name: '[PICK-02] intro', tags: ['PICK-03'] }`
    expect(trace(project({ 'stories/Pick.stories.tsx': story })).areas['PICK']?.proven).toBe(3)
    const silent = `export default {}\nexport const A = { tags: ['!test', 'PICK-03'] }`
    expect(trace(project({ 'stories/A.stories.tsx': silent })).problems).toHaveLength(1)
  })

  test('ignores titles that only stand in text', () => {
    expect(traced('const example = "test(\'[PICK-01] a\', f)" // test("[PICK-02]", f)').areas['PICK']?.proven).toBe(0)
  })

  test('every requirement of this project is proven', () => {
    const unproven = Object.values(trace(process.cwd()).areas).flatMap((area) => area.unproven)
    expect(unproven).toEqual([])
  })

  test('finds nothing to refuse in this project, and its JSON is JSON alone', () => {
    expect(trace(process.cwd()).problems).toEqual([])
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/trace.ts', '--json'], { encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual(trace(process.cwd()).areas)
  })
})
