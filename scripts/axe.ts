import { run } from './shared/run.ts'

const usage = `npm run axe [-- FILTER ...]: every story in both themes and both languages, without accessibility violations.
npm test looks at stories in light Korean, npm run test:full in dark English too.
A filter is a part of a story file's path, e.g. stories/pages/Cart. All stories take about ten minutes on two cores.`

const [, , ...filters] = process.argv
if (filters.includes('--help')) console.log(usage)
else {
  const words = ['run', '--project', 'stories', ...filters]
  process.exitCode = (await run('vitest', words, { env: { AXE: 'all' } })).code
}
