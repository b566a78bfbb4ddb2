import type { Changes, ColorToken, Values } from './colorTokens.ts'

const CONTEXT = 3

const valueIn = ({ light, dark }: Values) => (light === dark ? light : `light-dark(${light}, ${dark})`)

const isChanged = (token: ColorToken, changes: Changes) => changes.has(token.name)

/** A style sheet with the edited tokens alone, which overrides tokens.css where it comes later. */
export function overrideSheet(tokens: readonly ColorToken[], changes: Changes): string {
  const edited = tokens.filter((token) => isChanged(token, changes))
  const rule = (selector: string, list: readonly ColorToken[]) =>
    `${selector} { ${list.map((token) => `${token.name}: ${valueIn(changes.get(token.name) ?? token)};`).join(' ')} }`
  // Dark places declare the tokens with a meaning again, as in tokens.css.
  const raw = rule(
    ':root',
    edited.filter(({ isRaw }) => isRaw),
  )
  const meaning = rule(
    ':root, [data-theme]',
    edited.filter(({ isRaw }) => !isRaw),
  )
  return edited.length === 0 ? '' : `@layer tokens { ${raw} ${meaning} }`
}

/** The change of tokens.css as a unified diff that `git apply` takes; empty without a change. */
export function tokenDiff(sheet: string, tokens: readonly ColorToken[], changes: Changes): string {
  const lines = sheet.split('\n')
  const edited = new Map(
    tokens
      .filter((token) => isChanged(token, changes))
      .map((token) => [token.line, `    ${token.name}: ${valueIn(changes.get(token.name) ?? token)};`]),
  )
  const newLine = (at: number) => (lines[at] ?? '').replace(/^[^;]+;/, edited.get(at) ?? '$&')
  const hunks = hunksAround([...edited.keys()], lines.length - 1)
  const texts = hunks.map(([start, end]) => {
    const size = end - start
    const body = lines.slice(start, end).flatMap((line, at) => {
      const index = start + at
      return edited.has(index) ? [`-${line}`, `+${newLine(index)}`] : [` ${line}`]
    })
    return [`@@ -${start + 1},${size} +${start + 1},${size} @@`, ...body].join('\n')
  })
  if (texts.length === 0) return ''
  return `--- a/src/ui/tokens.css\n+++ b/src/ui/tokens.css\n${texts.join('\n')}\n`
}

/** Ranges of lines with their context, joined where they touch; the end is exclusive. */
function hunksAround(changed: readonly number[], count: number): [start: number, end: number][] {
  const hunks: [number, number][] = []
  for (const at of changed.toSorted((a, b) => a - b)) {
    const [start, end] = [Math.max(0, at - CONTEXT), Math.min(count, at + CONTEXT + 1)]
    const last = hunks.at(-1)
    if (last && start <= last[1]) last[1] = end
    else hunks.push([start, end])
  }
  return hunks
}
