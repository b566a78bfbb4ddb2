import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { nothing, report, type Counts } from './counts.ts'

/** Requirements on what happy-dom does not have, or only imitates: a test in a real browser must prove them. */
const realBrowser = Object.entries({
  popup: 'PAY-01 PAY-02 PAY-03 PAY-07',
  worker: 'API-62',
  layout: 'NAV-03 NAV-10 LAND-01 LAND-03 LAND-04 PICK-10 MEMO-09 COMM-03 SHOP-02 SHOP-06 PROD-02 REV-02 ACCT-01',
  storage: 'AUTH-13 AUTH-15 AUTH-24 PICK-12 MEMO-10 CART-06 CHK-01 PAY-12 PAY-13 CONST-05',
  windows: 'AUTH-20 AUTH-21 AUTH-25',
})

/**
 * Compares the ids of docs/requirements.md with those of the tests that passed, by the reports of a run: each id of the
 * document counts as one test, and so does each id of a test that the document does not have. Decisions (`OPEN-12`) need no
 * test.
 */
export function countRequirements(document: string, files: readonly string[]): Counts {
  const ids = new Set([...document.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id))
  const needed = [...ids].filter((id) => !id.startsWith('OPEN-'))
  const reports = files.map((file) => (existsSync(file) ? v.parse(report, JSON.parse(readFileSync(file, 'utf8'))) : nothing))
  const proven = new Set(reports.flatMap(({ ids }) => ids.map(({ id }) => id)))
  const inBrowser = new Set(reports.flatMap(({ ids }) => ids.flatMap(({ id, isInBrowser }) => (isInBrowser ? [id] : []))))
  const unknown = [...proven].filter((id) => !ids.has(id)).map((id) => `${id} is in a test's title, not in docs/requirements.md`)
  const unproven = [
    ...needed.filter((id) => !proven.has(id)).map((id) => `${id} has no test that passed`),
    ...realBrowser.flatMap(([reason, list]) =>
      list
        .split(' ')
        .filter((id) => proven.has(id) && !inBrowser.has(id))
        .map((id) => `${id} (${reason}) has no test that passed in a real browser`),
    ),
  ]
  const failures = [...unknown, ...unproven]
  return { ...nothing, passed: needed.length - unproven.length, failed: failures.length, failures }
}
