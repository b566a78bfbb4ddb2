import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type Expression, type JSXChild, type JSXElement, type JSXFragment, type Node } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesIn } from '../scripts/shared/filesIn.ts'

const files = ['src', 'mocks'].flatMap((folder) => filesIn(folder, /\.tsx$/))

/**
 * Texts beside other children. React holds their text nodes, which the browser's translation replaces: the next change of the
 * element then fails, or stays unseen. A text that is the only child of its element is set anew each time.
 */
function textsBesideOthers(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const nodes = elementNames(file, source)
  const found: string[] = []
  const check = (parent: JSXElement | JSXFragment) => {
    const children = parent.children.filter((child) => !isLayout(child))
    if (children.length < 2 && parent.type === 'JSXElement') return
    for (const child of children) {
      if (!isText(child, nodes)) continue
      const line = source.slice(0, child.start).split('\n').length
      found.push(`${file}:${line} ${source.slice(child.start, child.end).trim()}`)
    }
  }
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program)
  return found
}

/** Line breaks of the source, and comments. */
function isLayout(child: JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n')
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'
}

function isText(child: JSXChild, nodes: ReadonlySet<string>): boolean {
  if (child.type === 'JSXText') return true
  if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return false
  return canBeText(child.expression, nodes)
}

function canBeText(value: Expression, nodes: ReadonlySet<string>): boolean {
  const isNode = (name: Node) => name.type === 'Identifier' && (nodes.has(name.name) || name.name === 'undefined')
  if (value.type === 'JSXElement' || value.type === 'JSXFragment' || isNode(value)) return false
  if (value.type === 'Literal') return value.value !== null
  if (value.type === 'ParenthesizedExpression') return canBeText(value.expression, nodes)
  if (value.type === 'LogicalExpression') {
    return (value.operator !== '&&' && canBeText(value.left, nodes)) || canBeText(value.right, nodes)
  }
  if (value.type === 'ConditionalExpression') return canBeText(value.consequent, nodes) || canBeText(value.alternate, nodes)
  if (value.type === 'MemberExpression') return !isNode(value.property)
  if (value.type === 'CallExpression') {
    const { callee } = value
    const isList =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(flatM|m)ap$/.test(callee.property.name)
    return !isList && !isNode(callee)
  }
  return true
}

/** The names of a file's props and constants that hold elements. */
function elementNames(file: string, source: string): ReadonlySet<string> {
  const { program } = parseSync(file, source)
  const names = new Set(['children'])
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation ? source.slice(typeAnnotation.start, typeAnnotation.end) : ''
      if (key.type === 'Identifier' && /\bReact(Node|Element)\b/.test(type)) names.add(key.name)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && !canBeText(init, names)) names.add(id.name)
    },
  }).visit(program)
  return names
}

test('a text that changes is the only child of its element, so that a translated page works', () => {
  expect(files).toEqual(
    expect.arrayContaining(['src/app/App.tsx', 'src/features/cart/CartLine.tsx', 'mocks/providers/mount.tsx']),
  )
  expect(files.flatMap((file) => textsBesideOthers(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['adjacent texts', '<p>{price}{unit}</p>', ['{price}', '{unit}']],
  ['a text beside a condition', '<button>{isBusy && <Ring />}{label}</button>', ['{label}']],
  ['a text in one case of a condition', '<p>{isOpen ? <b>on</b> : off}<Icon /></p>', ['{isOpen ? <b>on</b> : off}']],
  ['fixed words', '<p><Icon /> Save</p>', ['Save']],
  ['a space', "<p><b>{one}</b>{' '}<b>{other}</b></p>", ["{' '}"]],
  ['a formatted text', '<p><Icon />{won(amount)}</p>', ['{won(amount)}']],
  ['a property', '<p><Icon />{texts.save}</p>', ['{texts.save}']],
  ['the parts of a fragment', '<>{title}</>', ['{title}']],
  ['an only child', '<p>{`${price}${unit}`}</p>', []],
  ['elements', '<p><b>{price}</b>{items.map((item) => <i>{item}</i>)}{isOpen && <Icon />}</p>', []],
  ['children, and props of elements', 'const A = ({ side, children }: { side: ReactNode }) => <p>{side}{children}</p>', []],
])('finds %s', (_, source, expected) => {
  const found = textsBesideOthers('a.tsx', source.startsWith('const') ? source : `const a = ${source}`)
  expect(found).toEqual(expected.map((text) => `a.tsx:1 ${text}`))
})
