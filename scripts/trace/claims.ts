import type { Assertions } from './assertions.ts'
import { partOf, type Part } from './stages.ts'
import { storiesIn, testsIn, type Titled, type TitledTest } from './titles.ts'

type Outcome = 'proves' | 'does not run' | 'asserts nothing'

/** A requirement id in the title of a test or of an enclosing suite. */
export interface Claim {
  readonly id: string
  readonly title: string
  readonly outcome: Outcome
  readonly part: Part
}

/** The claims of a test or story file; a suite has one claim for each of its tests that asserts something. */
export function claimsOf(file: string, assertions: Assertions): Claim[] {
  const { program } = assertions.sourceOf(file)
  const { tests, suites } = /\.stories\.tsx?$/.test(file) ? storiesIn(program) : testsIn(program)
  const results = tests.map((test) => ({
    test,
    outcome: outcomeOf(file, test, assertions),
    part: partOf(file, test.isSelected || test.suites.some((suite) => suite.isSelected)),
  }))
  const claims = suites.flatMap((suite) => {
    const own = results.filter(({ test }) => test.suites.includes(suite))
    const proving = own.filter(({ outcome }) => outcome === 'proves')
    const outcome = suite.runs ? 'asserts nothing' : 'does not run'
    const none = own[0] ?? { outcome, part: partOf(file, suite.isSelected) }
    return (proving.length > 0 ? proving : [none]).flatMap((result) => claimsWith(suite, result))
  })
  return [...claims, ...results.flatMap((result) => claimsWith(result.test, result))]
}

const claimsWith = ({ ids, title }: Titled, { outcome, part }: Pick<Claim, 'outcome' | 'part'>): Claim[] =>
  ids.map((id) => ({ id, title, outcome, part }))

function outcomeOf(file: string, { at, runs, suites }: TitledTest, assertions: Assertions): Outcome {
  if (!runs || suites.some((suite) => !suite.runs)) return 'does not run'
  const asserts = typeof at === 'string' ? assertions.inStory(file, at) : assertions.inTest(file, at)
  return asserts ? 'proves' : 'asserts nothing'
}
