import { writeFileSync } from 'node:fs'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { makeBuilds } from '../test/builds.ts'
import { measureFirstViews } from './firstViews.ts'
import { machine } from './machine.ts'
import { measureOperations } from './operations.ts'
import { measureReplies } from './replies.ts'
import { measureScenarios } from './scenarios.ts'

const usage = `npm run bench [-- --against COMMIT]
Builds the sites, measures sizes and times in Chromium and in Node, and writes docs/generated/bench.md. Takes about five minutes.
--against: first views are measured beside those of that commit, which is built in a worktree; three minutes more.`

const file = 'docs/generated/bench.md'

const tools = `## By tools of their own

The mock server under load: \`npx autocannon -c 200 -d 15 -H "authorization=Bearer TOKEN" http://localhost:8787/v1/products\`, beside \`npm run mock:server -- --quiet\`; the token is in the reply of \`/v1/auth/guest\`. Aim: no error.
Lighthouse: \`npx lighthouse@12 http://localhost:4173/ --skip-audits=is-crawlable\`, beside \`npm run preview -- --demo\`, with \`OUT_DIR=dist\` for a real build; the skipped audit asks for search engines, which a demo keeps away. Aim: at least 98 in performance, 100 in the others.
`

const [option, commit] = process.argv.slice(2)

if (option === undefined) await measure()
else if (option === '--against' && commit !== undefined) await measure(commit)
else console.log(usage)

async function measure(against?: string) {
  const { path, line } = await ensureBrowser()
  console.log(line)
  const { failed } = await makeBuilds()
  if (path === undefined || failed > 0) {
    process.exitCode = 1
    return
  }
  const options = { executablePath: path, args: browserArguments }
  const sections = [
    await measureFirstViews(options, against),
    await measureReplies(options, [100, 100_000]),
    await measureScenarios(options),
    await measureOperations(),
    tools,
  ]
  const head = `# Numbers

For developers and those who decide: sizes and times, each beside its aim. Written by \`npm run bench\`. ${await machine(options)}
gz: each file compressed on its own with gzip; kB is 1000 bytes.
`
  writeFileSync(file, [head, ...sections].join('\n'))
  console.log(`${file} written`)
}
