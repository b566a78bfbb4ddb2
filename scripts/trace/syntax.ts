import type { Argument, CallExpression, Expression, ObjectExpression, PropertyKey } from 'oxc-parser'

type Subject = Argument | CallExpression['callee'] | null | undefined

/** The expression without type syntax: `{…} satisfies Meta` → `{…}`. */
export function unwrapped(node: Expression | null | undefined): Expression | null | undefined {
  const isTyped = node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
  return isTyped ? unwrapped(node.expression) : node
}

/** The names in `test.describe.skip` or `test.each(…)`. Empty if the callee does not start with an identifier. */
export function calleeNames(callee: Subject): string[] {
  if (callee?.type === 'Identifier') return [callee.name]
  if (callee?.type === 'CallExpression') return calleeNames(callee.callee)
  if (callee?.type === 'TaggedTemplateExpression') return calleeNames(callee.tag)
  if (callee?.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const names = calleeNames(callee.object)
  return names.length > 0 ? [...names, callee.property.name] : []
}

/** The value of a string, or of a template with `…` in place of its expressions. */
export function textOf(node: Subject): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…')
  return undefined
}

export const isFunction = (node: Subject) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

export const keyOf = (key: PropertyKey) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

export function propertyOf(object: ObjectExpression, name: string): Expression | undefined {
  for (const property of object.properties)
    if (property.type === 'Property' && keyOf(property.key) === name) return property.value
  return undefined
}

/** `expectOrder`, `assert`; not `expect` itself, which needs a matcher. */
export const isHelperName = (name: string) => /^(expect|assert)([A-Z_]|$)/.test(name) && name !== 'expect'

const standalone = new Set(['assertions', 'hasAssertions', 'unreachable'])

/** `expect(…).toBe(…)`, `expect.soft(…).not.toBe(…)`, `expect.assertions(1)`; neither `expect(…)` alone nor `expect.any(…)`. */
export function isAssertion({ callee }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression') return false
  let subject: Expression = callee
  while (subject.type === 'MemberExpression') subject = subject.object
  if (subject.type === 'CallExpression') return calleeNames(subject.callee)[0] === 'expect'
  const [first, second = ''] = calleeNames(callee)
  return first === 'expect' && standalone.has(second)
}
