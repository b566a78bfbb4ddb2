import type { Control } from '../../control/control.ts'
import { readRunningScenario } from '../../page/runningScenario.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import { shortened } from '../../handlers/requestLog.ts'
import { build, readChecklist } from '../../gallery/checklist.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import type { Report } from './reportHtml.ts'
import type { reportTexts } from './reportTexts.ts'

const MAX_REQUESTS = 200
const MAX_BODY = 20_000

type Options = {
  readonly note: string
  readonly language: 'ko' | 'en'
  readonly scenarios: readonly Scenario[]
  readonly texts: (typeof reportTexts)['ko']
}

/** Collects the present situation of the app's page: what a report shows, and the world that it opens. */
export async function collectReport(control: Control, { note, language, scenarios, texts }: Options): Promise<Report> {
  const { text } = await control.exportWorld()
  const [log, { now }] = await Promise.all([control.requestLog(), control.clock()])
  const requests = log.slice(-MAX_REQUESTS).map((entry) => shortened(entry, MAX_BODY))
  return {
    language,
    note,
    facts: [
      [texts.build, build],
      [texts.at, koreanTime(Date.now())],
      [texts.worldTime, now],
      ...requests.slice(0, 1).map(({ at }) => [texts.since, at] as const),
      [texts.page, location.pathname + location.search],
      [texts.browser, `${navigator.userAgent} · ${innerWidth} × ${innerHeight} · ${language}`],
    ],
    scenario: scenarioOf(scenarios, { language, texts }),
    errors: window.__mock.consoleErrors?.() ?? [],
    requests,
    world: text,
  }
}

function scenarioOf(
  scenarios: readonly Scenario[],
  { language, texts }: Pick<Options, 'language' | 'texts'>,
): Report['scenario'] {
  const running = readRunningScenario()
  const scenario = scenarios.find(({ id }) => id === running)
  if (!scenario) return null
  const { result = null, note = '' } = readChecklist()[scenario.id] ?? {}
  return {
    title: `${scenario.title[language]} (${scenario.id})`,
    steps: scenario.steps[language],
    result: `${texts.results[result ?? 'open']} ${note}`,
  }
}
