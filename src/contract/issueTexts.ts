import * as v from 'valibot'

/**
 * What breaks a schema, each difference once, since the elements of a list mostly differ alike:
 * `[].createdAt: expected an ISO 8601 instant, received string "21.11.2026 10:30"`. Values may be a shopper's: without `hasValues`
 * only their types are named.
 */
export function issueTexts(issues: readonly v.BaseIssue<unknown>[], { hasValues }: { hasValues: boolean }): string[] {
  const inputs = new Map(issues.map((issue) => [issueText(issue), issue.input]))
  return [...inputs].map(([text, input]) =>
    hasValues && ['string', 'number', 'boolean'].includes(typeof input) ? `${text} ${JSON.stringify(input).slice(0, 60)}` : text,
  )
}

/** Of a missing field valibot expects its key: `styles[].imageUrl: expected "imageUrl", received undefined`. */
function issueText(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)?.replace(/(^|\.)\d+/g, '[]') ?? 'reply'
  return `${field}: expected ${issue.expected ?? 'another value'}, received ${typeName(issue.input)}`
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}
