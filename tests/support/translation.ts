/** What a translation leaves alone: what is marked so, and what is no text of the page. */
const untranslated = '[translate="no"], script, style, textarea, svg'

/** The texts of the translation itself. */
const translations = new WeakSet<Node>()

/**
 * Exchanges every text of the page, also each later one, until the returned function is called: like Google's translation, it
 * replaces the text node by a new one inside two <font> elements. The words stay, so that they can still be found.
 */
export function translatePage(root: HTMLElement = document.body): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) translateTexts(node)
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  translateTexts(root)
  return () => observer.disconnect()
}

function translateTexts(root: Node): void {
  for (const text of textsIn(root)) {
    const { parentElement } = text
    const isTranslated = translations.has(text) || text.data === '' || parentElement?.closest(untranslated)
    if (!isTranslated) text.replaceWith(translate(text.data, parentElement instanceof HTMLOptionElement))
  }
}

/** An option holds no elements. */
function translate(words: string, isPlain: boolean): Node {
  const text = document.createTextNode(words)
  translations.add(text)
  if (isPlain) return text
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(text)
  outer.append(inner)
  return outer
}

function textsIn(root: Node): Text[] {
  if (root instanceof Text) return [root]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/** The texts that React holds a node of: it fails on them once they are translated. A text that is an only child is none. */
export const findHeldTexts = (root: Node = document): string[] =>
  textsIn(root)
    .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
    .filter(({ parentElement }) => parentElement?.closest('[translate="no"]') === null)
    .map(({ data, parentElement }) => `${data} in ${parentElement?.outerHTML.slice(0, 200)}`)
