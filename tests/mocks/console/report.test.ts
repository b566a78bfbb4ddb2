import { expect, test } from 'vitest'
import { worldIn } from '../../../mocks/console/report/reportHtml.ts'
import { reportHtml, type Report } from '../../../mocks/console/report/reportHtml.ts'
import { reportTexts } from '../../../mocks/console/report/reportTexts.ts'
import type { LogEntry } from '../../../mocks/handlers/requestLog.ts'

const entry: LogEntry = {
  no: 1,
  window: '/shop a1',
  at: '2026-11-21T02:30:00.000Z',
  method: 'POST',
  path: '/v1/auth/guest',
  operation: 'signInAsGuest',
  request: '{"guestId":"a"}',
  status: 200,
  reply: '{"result":"SUCCESS","data":{"accessToken":"real","refreshToken":"secret","userId":7},"error":null}',
  durationMs: 1,
  refused: null,
  faults: [],
  isPassedOn: false,
}

const world = JSON.stringify({ format: 'pickers-world', changes: [['memos', 1, { id: 1, memo: '</script><b>' }]] })

const report: Report = {
  language: 'en',
  facts: [['Page', '/shop?q=<b>']],
  note: 'A note & <more>',
  scenario: null,
  errors: [{ at: '2026-11-21T02:30:00.000Z', kind: 'rejected', message: 'TypeError: <x>' }],
  requests: [entry],
  world,
}

test('a report is one page without scripts that run, and contains its world', () => {
  const html = reportHtml(report, reportTexts.en)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('A note &amp; &lt;more&gt;')
  expect(html).toContain('unhandled rejection: TypeError: &lt;x&gt;')
  expect(JSON.parse(worldIn(html) ?? '')).toEqual(JSON.parse(world))
  expect(worldIn(world)).toBe(world)
})

test.each(['', 'JFIF', '{}', '[]', 'null', '<!doctype html><p>another page', reportHtml(report, reportTexts.ko).slice(0, -60)])(
  'any other file has no world: %j',
  (text) => expect(worldIn(text)).toBeUndefined(),
)
