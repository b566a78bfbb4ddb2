import type { Assertions } from './assertions.ts'
import { storiesIn, testsIn, type Titled, type TitledTest } from './titles.ts'

type Outcome = 'proves' | 'does not run' | 'asserts nothing'

/** A requirement id in the title of a test or of an enclosing suite. */
export interface Claim {
  readonly id: string
  readonly title: string
  readonly outcome: Outcome
}

/** The claims of a test or story file; a suite has one claim for each of its tests that asserts something. */
export function claimsOf(file: string, assertions: Assertions): Claim[] {
  const { program } = assertions.sourceOf(file)
  const { tests, suites } = /\.stories\.tsx?$/.test(file) ? storiesIn(program) : testsIn(program)
  const results = tests.map((test) => ({ test, outcome: outcomeOf(file, test, assertions) }))
  const claims = suites.flatMap((suite) => {
    const outcomes = results.filter(({ test }) => test.suites.includes(suite)).map(({ outcome }) => outcome)
    const proving = outcomes.filter((outcome) => outcome === 'proves')
    const none = outcomes[0] ?? (suite.runs ? 'asserts nothing' : 'does not run')
    return (proving.length > 0 ? proving : [none]).flatMap((outcome) => claimsWith(suite, outcome))
  })
  return [...claims, ...results.flatMap(({ test, outcome }) => claimsWith(test, outcome))]
}

const claimsWith = ({ ids, title }: Titled, outcome: Outcome): Claim[] => ids.map((id) => ({ id, title, outcome }))

function outcomeOf(file: string, { at, runs, suites }: TitledTest, assertions: Assertions): Outcome {
  if (!runs || suites.some((suite) => !suite.runs)) return 'does not run'
  const asserts = typeof at === 'string' ? assertions.inStory(file, at) : assertions.inTest(file, at)
  return asserts ? 'proves' : 'asserts nothing'
}
