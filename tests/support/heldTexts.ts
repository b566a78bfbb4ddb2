/**
 * The texts that React holds a node of: a browser's translation replaces the node, and React fails on the next change. A text that is
 * an only child is none.
 */
export function findHeldTexts(): string[] {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const isHeld = Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
    if (isHeld && !node.parentElement?.closest('[translate="no"]'))
      found.push(`${node.nodeValue} in ${node.parentElement?.outerHTML.slice(0, 200)}`)
  }
  return found
}
