import { parseSync, Visitor, type CallExpression, type Program, type VariableDeclarator, type VisitorObject } from 'oxc-parser'
import { calleeNames, isAssertion, isFunction, isHelperName, keyOf, unwrapped } from './syntax.ts'
import { isTestCall } from './titles.ts'

/** The body of a function, a test or a declaration without nested named functions and tests, which are separate blocks. */
export interface Block {
  asserts: boolean
  throws: boolean
  /** Names that it calls, passes on or spreads; `Other.play` for the play function of another story. */
  readonly uses: Set<string>
}

/** The origin of a name; a local name has no `from`. */
export interface Binding {
  readonly from?: string
  readonly name: string
}

export interface Source {
  readonly program: Program
  readonly blocks: ReadonlyMap<string, readonly Block[]>
  /** By the start offset of the call. */
  readonly tests: ReadonlyMap<number, Block>
  readonly imports: ReadonlyMap<string, Binding>
  readonly exports: ReadonlyMap<string, Binding>
}

/** Parses a file and collects its blocks. Throws a syntax error. */
export function readSource(text: string, file: string): Source {
  const { program, module, errors } = parseSync(file, text, { preserveParens: false })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports = new Map<string, Binding>()
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, { from: moduleRequest.value, name: importName.name ?? 'default' })
  const exports = new Map<string, Binding>()
  for (const { moduleRequest, importName, localName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    const name = importName.name ?? localName.name ?? 'default'
    exports.set(exportName.name ?? 'default', moduleRequest ? { from: moduleRequest.value, name } : { name })
  }
  return { program, imports, exports, ...collect(program) }
}

function collect(program: Program): Pick<Source, 'blocks' | 'tests'> {
  const blocks = new Map<string, Block[]>()
  const tests = new Map<number, Block>()
  const stack: { readonly start: number; readonly name: string; readonly block: Block }[] = []
  const open = (start: number, name: string) => {
    const block: Block = { asserts: false, throws: false, uses: new Set() }
    stack.push({ start, name, block })
    return block
  }
  const openNamed = (start: number, name: string) => blocks.set(name, [...(blocks.get(name) ?? []), open(start, name)])
  const close = ({ start }: { start: number }) => {
    if (stack.at(-1)?.start === start) stack.pop()
  }
  const use = (name: string | undefined) => name !== undefined && stack.at(-1)?.block.uses.add(name)

  const isBlock = ({ init }: VariableDeclarator) => stack.length === 0 || isFunction(unwrapped(init))
  const visitor: VisitorObject = {
    FunctionDeclaration: (node) => openNamed(node.start, node.id?.name ?? 'default'),
    'FunctionDeclaration:exit': close,
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier' && isBlock(node)) openNamed(node.start, node.id.name)
    },
    'VariableDeclarator:exit': close,
    ExportDefaultDeclaration: (node) => openNamed(node.start, 'default'),
    'ExportDefaultDeclaration:exit': close,
    Property: (node) => {
      if (stack.length === 1 && keyOf(node.key) === 'play') openNamed(node.start, `${stack[0]?.name}.play`)
    },
    'Property:exit': close,
    CallExpression: (node) => {
      if (isTestCall(node)) tests.set(node.start, open(node.start, ''))
      noteCall(node, stack.at(-1)?.block)
    },
    'CallExpression:exit': (node) => {
      if (tests.has(node.start) && isTestCall(node)) close(node)
    },
    SpreadElement: ({ argument }) => use(calleeNames(argument)[0]),
    MemberExpression: (node) => {
      const [object, property, ...rest] = calleeNames(node)
      if (property === 'play' && rest.length === 0) use(`${object}.play`)
    },
    ThrowStatement: () => {
      const top = stack.at(-1)
      if (top) top.block.throws = true
    },
  }
  new Visitor(visitor).visit(program)
  return { blocks, tests }
}

function noteCall(call: CallExpression, block: Block | undefined): void {
  if (!block) return
  const names = calleeNames(call.callee)
  if (isAssertion(call) || (names.length > 1 && isHelperName(names.at(-1) ?? ''))) block.asserts = true
  const [name] = names
  // Assertions in fixtures of an extended test function do not count for its tests.
  if (name !== undefined && names.length === 1 && !isTestCall(call)) block.uses.add(name)
  for (const argument of call.arguments) if (argument.type === 'Identifier') block.uses.add(argument.name)
}
