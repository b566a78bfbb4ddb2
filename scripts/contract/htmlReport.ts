import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../mocks/handlers/escapeHtml.ts'
import { subjects, type Finding, type Report } from './report.ts'

/** The report as one HTML file: each operation, its requirement, and request and reply of each difference. */
export function htmlReport(report: Report, baseUrl: string): string {
  const statements = requirementTexts()
  const sections = subjects.map(({ name, id, address }) => {
    const verdict = report.verdictOf(name)
    const { checks, findings, notes } = report.notesOf(name)
    return `<section class="${verdict.replace(' ', '-')}">
<h2>${id} <code>${escapeHtml(address)}</code> <span>${verdict}${checks > 0 ? `, ${checks} checks` : ''}</span></h2>
<p>${escapeHtml(statements.get(id) ?? '')}
${findings.map(findingHtml).join('\n')}
${notes.map((note) => `<p class="note">${escapeHtml(note)}`).join('\n')}
</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract report of ${escapeHtml(baseUrl)}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  h2 { font-size: 1rem; margin: 2rem 0 0 } h3 { font-size: 1rem } p { margin: 0.25rem 0 }
  pre { background: rgb(128 128 128 / 15%); overflow-x: auto; padding: 1rem; white-space: pre-wrap }
  .differs h2 span::before, .not-reachable h2 span::before { content: '✗ ' } .conforms h2 span::before { content: '✓ ' }
  .note { font-style: italic }
</style>
<h1>Contract report</h1>
<p>${escapeHtml(baseUrl)}, ${new Date().toISOString()}: ${report.summary}
${sections.join('\n')}
</html>
`
}

function findingHtml({ rule, how, exchange }: Finding): string {
  const shown = exchange
    ? `<h4>Request</h4>\n<pre>${escapeHtml(exchange.request)}</pre>\n<h4>Reply</h4>\n<pre>${escapeHtml(exchange.reply)}</pre>`
    : ''
  return `<h3>${escapeHtml(how)}</h3>\n<p>Rule: ${escapeHtml(rule)}\n${shown}`
}

/** The contract document's text of each requirement, by id. */
function requirementTexts(): Map<string, string> {
  const file = new URL('../../docs/generated/openapi.json', import.meta.url)
  const { paths }: { paths: Record<string, Record<string, { summary?: string }>> } = JSON.parse(readFileSync(file, 'utf8'))
  const summaries = Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ summary }) => summary ?? []))
  return new Map(summaries.map((summary) => [/^API-\d+/.exec(summary)?.[0] ?? '', summary.replace(/^API-\d+ /, '')]))
}
