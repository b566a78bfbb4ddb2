import { makeBuilds } from '../test/builds.ts'
import { run } from '../shared/run.ts'

const usage = `npm run pictures [-- playwright's arguments]
Axe and a picture of every page of the app and of the emulated providers, on the built demo and the real build (.cache/pictures),
and the computed styles of ten elements of each, compared between development and the built demo. --project=pages-demo-404,
pages-real or pages-styles runs one of them; -g NAME runs pages by name.`

const words = process.argv.slice(2)

if (words.includes('--help') || words.includes('-h')) console.log(usage)
else {
  await makeBuilds()
  const projects = words.some((word) => word.startsWith('--project')) ? [] : ['--project=pages-*']
  const { code } = await run('playwright', ['test', ...projects, ...words], { env: { TEST_FULL: 'true' } })
  process.exitCode = code
}
