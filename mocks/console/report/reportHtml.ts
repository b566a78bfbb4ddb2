import { count } from '../../../src/lib/format.ts'
import type { ConsoleError } from '../../page/consoleErrors.ts'
import { escapeHtml } from '../../handlers/escapeHtml.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { faultNames, faultTexts } from '../faults/faultTexts.ts'
import { isFailure, outcomeOf } from '../requests/outcome.ts'
import { nameOf } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import type { reportTexts } from './reportTexts.ts'

type Texts = (typeof reportTexts)['ko']

/** What a report shows, and the world that it opens. */
export type Report = {
  readonly language: 'ko' | 'en'
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly note: string
  readonly scenario: { readonly title: string; readonly steps: readonly string[]; readonly result: string } | null
  readonly errors: readonly ConsoleError[]
  readonly requests: readonly LogEntry[]
  /** The text of `exportWorld`. */
  readonly world: string
}

/** Begins the element with the world. */
const WORLD_START = '<script type="application/json" id="pickers-report">'

const style = `:root{color-scheme:light dark}body{max-width:64rem;margin:2rem auto;padding:0 1rem;font:15px/1.55 system-ui,sans-serif}h1,h2{line-height:1.25}h2{margin-top:2rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:12px}summary{cursor:pointer;padding:.15rem 0;overflow-wrap:anywhere}.bad{color:#c02030}@media(prefers-color-scheme:dark){.bad{color:#ff9aa5}}`

/** A report as one HTML page without scripts or other files. */
export function reportHtml(report: Report, texts: Texts): string {
  const { language, facts, note, scenario, errors, requests, world } = report
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>${style}</style>
<h1>${texts.title}</h1>
<p>${escapeHtml(note)}</p>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}<dd>${escapeHtml(value)}`).join('')}</dl>
<p>${texts.recreate}</p>
<p>${texts.privacy}</p>
<h2>${texts.scenario}</h2>
${scenario ? scenarioHtml(scenario, texts) : `<p>${texts.noScenario}</p>`}
<h2>${texts.errors}</h2>
${errors.length === 0 ? `<p>${texts.noErrors}</p>` : errors.map((error) => errorHtml(error, texts)).join('\n')}
<h2>${texts.requests}</h2>
${requests.length === 0 ? `<p>${texts.noRequests}</p>` : requests.map((entry) => requestHtml(entry, texts, language)).join('\n')}
${WORLD_START}${world.replaceAll('<', String.raw`\u003c`)}</script>
</html>
`
}

const errorHtml = ({ at, kind, message }: ConsoleError, texts: Texts) =>
  `<pre>${at} ${texts.errorKinds[kind]}: ${escapeHtml(message)}</pre>`

function scenarioHtml({ title, steps, result }: NonNullable<Report['scenario']>, texts: Texts): string {
  const items = steps.map((step) => `<li>${escapeHtml(step)}`).join('')
  return `<p>${escapeHtml(title)}</p><ol>${items}</ol><p>${texts.result}: ${escapeHtml(result)}</p>`
}

function requestHtml(entry: LogEntry, texts: Texts, language: Report['language']) {
  const { at, operation, method, path, status, durationMs, faults, isOverridden, request, reply } = entry
  const isBad = status === null || isFailure(entry)
  const outcome = outcomeOf(entry)
  const notes = [
    ...(faults.length > 0 ? [`${texts.faults}: ${faultNames(faultTexts[language].kinds, faults).join(', ')}`] : []),
    ...(isOverridden ? [texts.overridden] : []),
  ]
  const name = operation === null ? [] : [nameOf(requestNameTexts[language], operation)]
  const duration = durationMs === null ? '' : `${count(durationMs)} ms`
  const head = [at, ...name, method, path, status ?? '…', ...(outcome === undefined ? [] : [outcome]), duration, ...notes].join(
    ' ',
  )
  const bodies = [
    [texts.requestBody, request],
    [texts.reply, reply],
  ].map(([name, body]) => (body === null ? '' : `<p>${name}</p><pre>${escapeHtml(body ?? '')}</pre>`))
  return `<details><summary${isBad ? ' class="bad"' : ''}>${escapeHtml(head)}</summary>${bodies.join('')}</details>`
}

/** The exported world in a report, or in a file of `exportWorld`; undefined in any other text. */
export function worldIn(text: string): string | undefined {
  const at = text.lastIndexOf(WORLD_START)
  const world = at === -1 ? text : text.slice(at + WORLD_START.length, text.indexOf('</script>', at))
  try {
    const parsed: unknown = JSON.parse(world)
    return Reflect.get(Object(parsed), 'format') === 'pickers-world' ? world : undefined
  } catch {
    return undefined
  }
}
