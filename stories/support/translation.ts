const isTranslated = 'translated'

/** What a translation leaves alone: its own texts, what is marked so, and what is no text of the page. */
const untranslated = `[translate="no"], font[data-${isTranslated}], script, style, textarea, svg`

/**
 * Exchanges every text of the page, also each later one, until the returned function is called: like Google's translation, it
 * replaces the text node by a new one inside two <font> elements. The words stay, so that they can still be found.
 */
export function translatePage(root: HTMLElement = document.body): () => void {
  const observer = new MutationObserver(() => translateTexts(root))
  const isObserved = { childList: true, characterData: true, subtree: true }
  observer.observe(root, isObserved)
  translateTexts(root)
  return () => observer.disconnect()
}

function translateTexts(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) if (text.data !== '' && !text.parentElement?.closest(untranslated)) translate(text)
}

function translate(text: Text): void {
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  outer.dataset[isTranslated] = ''
  outer.append(inner)
  inner.append(text.data)
  text.replaceWith(outer)
}

/** The texts that React holds a node of: it fails on them once they are translated. A text that is an only child is none. */
export function findHeldTexts(root: Node = document): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const held: string[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isHeld = Object.keys(currentNode).some((key) => key.startsWith('__reactFiber$'))
    if (isHeld && !currentNode.parentElement?.closest('[translate="no"]')) {
      held.push(`${currentNode.textContent} in ${currentNode.parentElement?.outerHTML.slice(0, 200)}`)
    }
  }
  return held
}
