/**
 * Lines of the document that end badly: one or two letters below another line, or Hangul parted from the figure it belongs to
 * (`100%` and `를`), or a figure from its unit. Lines that their author ended are left alone. It is one function without
 * imports, so that Playwright can run it in a page.
 */
export function badLines(): string[] {
  type Character = { text: string; top: number; bottom: number }
  const blocks = new Map<Element, Text[]>()
  const blockOf = (node: Node): Element => {
    const parent = node.parentElement ?? document.body
    return parent !== document.body && /^(?:inline|contents)$/.test(getComputedStyle(parent).display) ? blockOf(parent) : parent
  }
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text) || node.data.trim() === '') continue
    const block = blockOf(node)
    blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  const rectsOf = (node: Text) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const isOneLine = (texts: Text[]) => {
    const [first, ...others] = texts.flatMap(rectsOf)
    return first === undefined || others.every(({ top }) => top <= (first.top + first.bottom) / 2)
  }
  const charactersOf = (node: Text): Character[] =>
    [...node.data.matchAll(/./gsu)].map(({ 0: character, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + character.length)
      const { top = NaN, bottom = NaN } = [...range.getClientRects()].at(-1) ?? {}
      return { text: character, top, bottom }
    })
  const measured = [...blocks].filter(([block, texts]) => {
    const { width, height } = block.getBoundingClientRect()
    const isShown = Math.min(width, height) > 1 && block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isShown && !isOneLine(texts)
  })
  return measured.flatMap(([, texts]) => {
    const lines: Character[][] = [[]]
    for (const character of texts.flatMap(charactersOf)) {
      const line = lines.at(-1) ?? []
      const last = line.findLast(({ top }) => !Number.isNaN(top))
      if (last && character.top > (last.top + last.bottom) / 2) lines.push([character])
      else line.push(character)
    }
    const words = lines.map((line) => line.map(({ text }) => text).join(''))
    return words.flatMap((line, at) => {
      const before = words[at - 1] ?? '\n'
      const letters = line.match(/[\p{L}\p{N}]/gu) ?? []
      const isShort = letters.length > 0 && letters.length < 3
      const isParted = /[\p{N}%)]$/u.test(before) && /^\p{Script=Hangul}/u.test(line)
      const isUnit = /\p{N} $/u.test(before) && /^won\b/.test(line)
      return !before.endsWith('\n') && (isShort || isParted || isUnit) ? [`${before.trim()} / ${line.trim()}`] : []
    })
  })
}
