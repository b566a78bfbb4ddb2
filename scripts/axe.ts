import { run } from './shared/run.ts'

const usage = `npm run axe [-- FILTER ...]: every story in both themes and both languages, without accessibility violations.
npm test looks at every story in one combination, and at the first of each file in a second one.
A filter is a part of a story file's path, e.g. stories/pages/Cart. All stories take about ten minutes on two cores.`

const [, , ...filters] = process.argv
if (filters.includes('--help')) console.log(usage)
else {
  const words = ['run', '--config', 'vitest.storybook.config.ts', ...filters]
  process.exitCode = (await run('vitest', words, { env: { AXE: 'all' } })).code
}
