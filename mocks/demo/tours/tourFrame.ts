/** The space between a target and the text of its step. */
export const OFFSET_PX = 10

/** Where the text of a step stands, as long as there is space. */
export type Side = 'top' | 'bottom'

/** The frame around what a step is about, and a box that the step's text points at. */
export class TourFrame {
  readonly frame = create('tour-frame')
  readonly anchor = create('tour-anchor')
  #boxes = ''

  /** Places both for a target, and a text of a height in px. Returns whether one of them moved. */
  place(target: Element | undefined, side: Side, textHeight: number): boolean {
    const box = target?.getBoundingClientRect() ?? new DOMRect()
    const anchorBox = side === 'top' ? anchorBoxOf(box, target?.closest('dialog'), textHeight + 2 * OFFSET_PX) : box
    const boxes = [cover(this.frame, box), cover(this.anchor, anchorBox)].join()
    const hasMoved = boxes !== this.#boxes
    this.#boxes = boxes
    return hasMoved
  }
}

/** The target, unless a text above it would hide its dialog’s title: the dialog, or a box that leaves no space above. */
function anchorBoxOf(box: DOMRect, dialog: Element | null | undefined, height: number): DOMRect {
  const title = dialog?.querySelector('h2')
  if (!dialog || !title || box.top - title.getBoundingClientRect().bottom >= height) return box
  const dialogBox = dialog.getBoundingClientRect()
  // A box without space above it: driver.js chooses another side.
  return dialogBox.top > height ? dialogBox : new DOMRect(box.x, 0, box.width, box.bottom)
}

/** Puts an element over a box. Returns the box as text. */
function cover(element: HTMLElement, { x, y, width, height }: DOMRect): string {
  const box = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(element.style, box)
  return Object.values(box).join(' ')
}

function create(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}
