/** Between a toast and what it must not cover, in px. */
const GAP = 4

/**
 * How far up the region of a toast moves, in px, so that the toast covers neither a control nor a text of the root in the viewport;
 * where no such place is free, no control, and else 0. A control of more than twice its height can be pressed beside it.
 */
export function liftToFreePlace(region: Element, root: ParentNode & Node): number {
  // The toast in it moves while it appears.
  const { top, bottom, height } = region.getBoundingClientRect()
  const { left, right } = (region.firstElementChild ?? region).getBoundingClientRect()
  const controls = Array.from(root.querySelectorAll('button, input, select, textarea'))
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.height <= 2 * height)
  const liftAbove = (boxes: readonly DOMRect[]): number | undefined => {
    const near = boxes.filter((box) => box.width > 0 && box.left < right && box.right > left)
    const coveredAt = (lift: number) => near.filter((box) => box.top < bottom - lift + GAP && box.bottom > top - lift - GAP)
    let lift = 0
    for (let covered = coveredAt(0); covered.length > 0; covered = coveredAt(lift)) {
      lift = bottom + GAP - Math.min(...covered.map((box) => box.top))
      if (lift > top) return undefined
    }
    return lift
  }
  return liftAbove([...controls, ...textBoxes(root, region)]) ?? liftAbove(controls) ?? 0
}

/** The lines of all texts outside an element, without those for screen readers alone, which are clipped to a pixel. */
function textBoxes(root: Node, outside: Element): DOMRect[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxes: DOMRect[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || text.nodeValue?.trim() === '' || outside.contains(parent)) continue
    if (parent.getBoundingClientRect().width <= 1) continue
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  return boxes
}
