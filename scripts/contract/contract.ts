#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { htmlReport } from './htmlReport.ts'
import { tryServer } from './tryServer.ts'

const usage = `npm run contract -- --base-url URL [--token T [--user-id N]] [--read-only] [--html FILE]

Tries any server against the contract: a line for each operation says whether it conforms, differs (and how),
is not reachable, or was not tried (and why).
  --token      an access token, best of a member; with its --user-id the user's own paths are tried too
  --read-only  makes no call that could change data
  --html       writes a report with the request and the reply of each difference
Without --read-only it signs in new guests, records picks and places orders that stay unpaid.
Exit status: 0 all that was tried conforms, 1 it does not, 2 wrong arguments.`

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string' },
      'user-id': { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      html: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const baseUrl = values['base-url']
  if (values.help || baseUrl === undefined || !URL.canParse(baseUrl)) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  const userId = values['user-id'] === undefined ? undefined : Number(values['user-id'])
  const report = await tryServer({ baseUrl, token: values.token, userId, isReadOnly: values['read-only'] })
  console.log(report.toString())
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(report, baseUrl))
  return report.isGood ? 0 : 1
}
