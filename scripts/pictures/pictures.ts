import { existsSync } from 'node:fs'
import { sites } from '../../tests/e2e/support/sites.ts'
import { run } from '../shared/run.ts'
import { buildSites } from '../test/builds.ts'

const usage = `npm run pictures [-- playwright's arguments]
Axe and a picture of every page of the app and of the emulated providers, on the built demo and the real build (.cache/pictures),
and the computed styles of ten elements of each, compared between development and the built demo. --project=demo-404, real or
styles runs one of them; -g NAME runs pages by name. The builds are those of \`npm test -- --only builds\`, made if missing.`

const words = process.argv.slice(2)

if (words.includes('--help') || words.includes('-h')) console.log(usage)
else {
  if (!Object.values(sites).every(({ build }) => existsSync(`${build}/index.html`))) await buildSites()
  const { code } = await run('playwright', ['test', '--config', 'playwright.pictures.config.ts', ...words])
  process.exitCode = code
}
