import { Visitor, type Argument, type CallExpression, type Expression, type ObjectExpression, type Program } from 'oxc-parser'
import { calleeNames, isFunction, propertyOf, textOf, unwrapped } from './syntax.ts'

/** A suite or a test with the requirement ids of its own title. */
export interface Titled {
  readonly ids: readonly string[]
  readonly title: string
  /** False if the call itself is skip, todo or fixme. */
  readonly runs: boolean
  /** Selected for the default: a test tagged `@core`, a story with a play function. Holds for all tests of a suite. */
  readonly isSelected: boolean
}

export interface TitledTest extends Titled {
  /** The start offset of its call in the file; for a story, its name. */
  readonly at: number | string
  readonly suites: readonly Titled[]
}

const off = new Set(['skip', 'todo', 'fixme'])
const modifiers = new Set([...off, 'only', 'each', 'for', 'concurrent', 'sequential', 'fails', 'fail', 'slow', 'skipIf', 'runIf'])

const isSuiteCall = ({ callee, arguments: [title] }: CallExpression) => {
  const names = calleeNames(callee)
  return textOf(title) !== undefined && (names[0] === 'describe' || (isTestName(names[0]) && names[1] === 'describe'))
}

const isTestName = (name: string | undefined) => name === 'test' || name === 'it'

/** `test('…', …)`, also with a computed title; not `test.step(…)`, not `test.skip(condition)`. */
export function isTestCall({ callee, arguments: [title, ...others] }: CallExpression): boolean {
  const [head, ...rest] = calleeNames(callee)
  if (!isTestName(head) || rest.some((name) => !modifiers.has(name))) return false
  return textOf(title) !== undefined || others.some(isFunction)
}

/** All tests of a test file with their enclosing suites. */
export function testsIn(program: Program): { tests: TitledTest[]; suites: Titled[] } {
  const tests: TitledTest[] = []
  const suites: Titled[] = []
  const open: { node: CallExpression; suite: Titled }[] = []
  new Visitor({
    CallExpression: (node) => {
      if (isSuiteCall(node)) {
        const suite = titled(node)
        suites.push(suite)
        open.push({ node, suite })
      } else if (isTestCall(node)) tests.push({ ...titled(node), at: node.start, suites: open.map(({ suite }) => suite) })
    },
    'CallExpression:exit': (node) => {
      if (open.at(-1)?.node === node) open.pop()
    },
  }).visit(program)
  return { tests, suites }
}

function titled({ callee, arguments: [first, ...others] }: CallExpression): Titled {
  const title = textOf(first) ?? ''
  const isOff = calleeNames(callee).some((name) => off.has(name)) || others.some((one) => turnsOff(one) || leavesAtOnce(one))
  return { ids: idsIn(title), title, runs: !isOff, isSelected: others.some(isCore) }
}

/** Playwright's options object with `tag: '@core'` or `tag: ['@core', …]`, also for some of a test's variants: `isPhone ? {…} : {}`. */
function isCore(options: Argument): boolean {
  if (options.type === 'ConditionalExpression') return isCore(options.consequent) || isCore(options.alternate)
  if (options.type !== 'ObjectExpression') return false
  const tag = propertyOf(options, 'tag')
  return [textOf(tag), ...stringsIn(tag)].includes('@core')
}

/** Playwright's `test.skip()` without a condition, as a statement of the test's own body. */
function leavesAtOnce(callback: Argument) {
  if (callback.type !== 'ArrowFunctionExpression' && callback.type !== 'FunctionExpression') return false
  if (callback.body?.type !== 'BlockStatement') return false
  return callback.body.body.some((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false
    const [head, ...rest] = calleeNames(statement.expression.callee)
    return isTestName(head) && statement.expression.arguments.length === 0 && rest.some((name) => off.has(name))
  })
}

/** An options object such as `{ skip: true }` between title and body. */
function turnsOff(options: Argument) {
  if (options.type !== 'ObjectExpression') return false
  return [...off].some((name) => {
    const value = propertyOf(options, name)
    return value?.type === 'Literal' && value.value === true
  })
}

/** All stories of a story file, with the default export as their suite. */
export function storiesIn(program: Program): { tests: TitledTest[]; suites: Titled[] } {
  const objects = new Map<string, ObjectExpression>()
  const stories: string[] = []
  const note = (name: string, value: Expression | null | undefined) => {
    const object = unwrapped(value)
    if (object?.type === 'ObjectExpression') objects.set(name, object)
  }
  let meta = 'default'
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type !== 'Identifier') continue
        note(id.name, init)
        if (node !== declared) stories.push(id.name)
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      if (node.declaration.type === 'Identifier') meta = node.declaration.name
      else if (node.declaration.type !== 'TSInterfaceDeclaration') note(meta, node.declaration)
    }
  }
  const suite = storyOf(objects.get(meta))
  const tests = stories.map((name) => {
    const { ids, title, runs, isSelected } = storyOf(objects.get(name))
    return { ids, title, runs, isSelected, at: name, suites: [suite] }
  })
  return { tests, suites: [suite] }
}

function storyOf(object: ObjectExpression | undefined): Titled {
  if (!object) return { ids: [], title: '', runs: true, isSelected: false }
  const tags = stringsIn(propertyOf(object, 'tags'))
  const parameters = unwrapped(propertyOf(object, 'parameters'))
  const requirements = parameters?.type === 'ObjectExpression' ? stringsIn(propertyOf(parameters, 'requirements')) : []
  const titles = ['title', 'name'].map((key) => textOf(propertyOf(object, key)) ?? '')
  const ids = [...titles.flatMap(idsIn), ...requirements]
  return {
    ids,
    title: [...titles, ...requirements].filter(Boolean).join(' '),
    runs: !tags.includes('!test'),
    // Like Storybook's static tag `play-fn`, which a play function of a spread story does not give.
    isSelected: propertyOf(object, 'play') !== undefined,
  }
}

const stringsIn = (list: Expression | undefined) =>
  list?.type === 'ArrayExpression' ? list.elements.map((element) => textOf(element) ?? '') : []

/** `[PICK-03] [API-22, API-23] …` → the three ids; also returns malformed ids, to be reported as unknown. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*[A-Z]{2,}-\d[^\]]*)\]/g)].flatMap(([, group]) =>
    (group ?? '').split(',').map((id) => id.trim()),
  )
}
