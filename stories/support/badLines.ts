/**
 * Lines of the document that end badly: one or two letters below another line, or Hangul parted from the figure it belongs to
 * (`100%` and `를`), or a figure from its unit. Lines that their author ended are left alone. It is one function without
 * imports, so that Playwright can run it in a page.
 */
export function badLines(): string[] {
  type Character = { text: string; top: number; bottom: number }
  const blocks = new Map<Element, Character[]>()
  const blockOf = (node: Node): Element => {
    const parent = node.parentElement ?? document.body
    return parent !== document.body && /^(?:inline|contents)$/.test(getComputedStyle(parent).display) ? blockOf(parent) : parent
  }
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const block = blockOf(node)
    const text = node.nodeValue ?? ''
    const { width, height } = block.getBoundingClientRect()
    const isShown = Math.min(width, height) > 1 && block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (text.trim() === '' || !isShown) continue
    const characters = blocks.get(block) ?? []
    blocks.set(block, characters)
    for (const { 0: character, index } of text.matchAll(/./gsu)) {
      range.setStart(node, index)
      range.setEnd(node, index + character.length)
      const { top = NaN, bottom = NaN } = [...range.getClientRects()].at(-1) ?? {}
      characters.push({ text: character, top, bottom })
    }
  }
  return [...blocks.values()].flatMap((characters) => {
    const lines: Character[][] = [[]]
    for (const character of characters) {
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
