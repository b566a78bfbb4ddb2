const STYLE_ID = 'pickers-edited-tokens'

let sheet = ''
const watched = new WeakSet<Document>()

/** Applies a style sheet to every frame of Storybook, frames within frames too, and to those that are loaded later. */
export function applyToFrames(next: string): void {
  sheet = next
  visitFrames(document)
}

function visitFrames(parent: Document) {
  watch(parent)
  for (const { contentDocument } of parent.querySelectorAll('iframe')) {
    if (!contentDocument) continue
    apply(contentDocument)
    visitFrames(contentDocument)
  }
}

/** `load` does not bubble, but it can be captured. */
function watch(parent: Document) {
  if (watched.has(parent)) return
  watched.add(parent)
  parent.addEventListener('load', ({ target }) => target && 'contentDocument' in target && visitFrames(parent), true)
}

function apply(frame: Document) {
  const existing = frame.getElementById(STYLE_ID)
  if (!existing && sheet === '') return
  const style = existing ?? frame.createElement('style')
  style.id = STYLE_ID
  style.textContent = sheet
  // Behind every sheet of the head, whose layer it overrides by its place.
  if (!existing) frame.documentElement.append(style)
}
