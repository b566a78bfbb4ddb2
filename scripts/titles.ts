import { parseSync } from '@swc/core'

export interface Proof {
  id: string
  /** False when the test that carries the id is skipped, todo or fixme. */
  runs: boolean
  title: string
}

interface Scope {
  runs: boolean
  isStory: boolean
}

type Node = Record<string, unknown>

const testNames = new Set(['test', 'it', 'describe'])
const off = new Set(['skip', 'todo', 'fixme'])
const idPattern = /^[A-Z]+-\d+$/

/** The requirement ids in the titles of a test file, or in names and tags of a story file. Throws on a file that does not parse. */
export function proofsIn(text: string, file: string): Proof[] {
  const isStory = /\.stories\.tsx?$/.test(file)
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') })
  return walk(program, { runs: true, isStory })
}

function walk(node: unknown, scope: Scope): Proof[] {
  if (Array.isArray(node)) return node.flatMap((child) => walk(child, scope))
  if (!isNode(node)) return []
  if (node['type'] === 'CallExpression') return proofsOfCall(node, scope)
  if (scope.isStory && node['type'] === 'KeyValueProperty') return [...proofsOfProperty(node), ...children(node, scope)]
  return children(node, scope)
}

function children(node: Node, scope: Scope) {
  return Object.values(node).flatMap((child) => walk(child, scope))
}

function proofsOfCall(call: Node, scope: Scope): Proof[] {
  const names = calleeNames(call['callee'])
  const [head] = names
  const [first, ...others] = argumentsOf(call)
  const title = textOf(first)
  if (scope.isStory || head === undefined || !testNames.has(head) || title === undefined) return children(call, scope)
  const isOff = names.some((name) => off.has(name)) || others.some((argument) => turnsOff(argument) || leavesAtOnce(argument))
  const inner = { ...scope, runs: scope.runs && !isOff }
  return [...idsIn(title).map((id) => ({ id, runs: inner.runs, title })), ...others.flatMap((argument) => walk(argument, inner))]
}

/** Playwright's `test.skip()` without a condition as a statement of the test's own body. */
function leavesAtOnce(callback: unknown) {
  const body = isNode(callback) && isNode(callback['body']) ? callback['body'] : {}
  const statements = Array.isArray(body['stmts']) ? body['stmts'] : []
  return statements.some((statement: unknown) => {
    const call = isNode(statement) ? statement['expression'] : undefined
    if (!isNode(call) || call['type'] !== 'CallExpression' || argumentsOf(call).length > 0) return false
    const [head, ...rest] = calleeNames(call['callee'])
    return head !== undefined && testNames.has(head) && rest.some((name) => off.has(name))
  })
}

/** An options object such as `{ skip: true }` between title and body. */
function turnsOff(options: unknown) {
  if (!isNode(options) || options['type'] !== 'ObjectExpression' || !Array.isArray(options['properties'])) return false
  return options['properties'].some((property: unknown) => {
    if (!isNode(property) || !isNode(property['key']) || !isNode(property['value'])) return false
    return off.has(String(property['key']['value'])) && property['value']['value'] === true
  })
}

/** `test.describe.skip` and `test.each(…)` as words: what is called, and what stands behind its dots. */
function calleeNames(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee['type'] === 'Identifier') return [String(callee['value'])]
  if (callee['type'] === 'MemberExpression') return [...calleeNames(callee['object']), ...calleeNames(callee['property'])]
  if (callee['type'] === 'CallExpression') return calleeNames(callee['callee'])
  if (callee['type'] === 'TaggedTemplateExpression') return calleeNames(callee['tag'])
  return []
}

function proofsOfProperty(property: Node): Proof[] {
  const key = isNode(property['key']) ? String(property['key']['value']) : ''
  const value = property['value']
  if (key === 'title' || key === 'name')
    return idsIn(textOf(value) ?? '').map((id) => ({ id, runs: true, title: textOf(value) ?? '' }))
  if (key !== 'tags' || !isNode(value) || !Array.isArray(value['elements'])) return []
  const tags = value['elements'].map((element: unknown) => textOf(isNode(element) ? element['expression'] : undefined) ?? '')
  return tags.filter((tag) => idPattern.test(tag)).map((id) => ({ id, runs: !tags.includes('!test'), title: tags.join(' ') }))
}

function argumentsOf(call: Node): unknown[] {
  const list = call['arguments']
  return Array.isArray(list) ? list.map((argument: unknown) => (isNode(argument) ? argument['expression'] : undefined)) : []
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node['type'] === 'StringLiteral') return String(node['value'])
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis'].map((part: unknown) => (isNode(part) ? String(part['raw']) : '')).join('…')
}

/** `[PICK-03] [API-22, API-23] …` → the three ids; what only looks like one is returned too, to be refused as unknown. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*[A-Z]{2,}-\d[^\]]*)\]/g)].flatMap(([, group]) =>
    (group ?? '').split(',').map((id) => id.trim()),
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
