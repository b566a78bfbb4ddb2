/** A text before an edit, and what was selected in it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number }

/** An edit: of the text before it, `start` to `end` was replaced by `inserted`. */
export type Edit = Selected & { readonly inserted: string }

/**
 * The edit that made `after`, with the caret at `caret`, out of what was selected. Keyboards of phones, autofill and undo
 * replace more than the selection: then everything before the caret counts as inserted (OPEN-24).
 */
export function editOf({ text, start, end }: Selected, after: string, caret: number): Edit {
  const [head, tail] = [text.slice(0, start), text.slice(end)]
  if (after.length >= head.length + tail.length && after.startsWith(head) && after.endsWith(tail))
    return { text, start, end, inserted: after.slice(head.length, after.length - tail.length) }
  const removedEnd = caret + text.length - after.length
  if (removedEnd > caret && after === text.slice(0, caret) + text.slice(removedEnd))
    return { text, start: caret, end: removedEnd, inserted: '' }
  const rest = after.slice(caret)
  const isRestUnchanged = text.endsWith(rest)
  return {
    text,
    start: 0,
    end: isRestUnchanged ? text.length - rest.length : text.length,
    inserted: isRestUnchanged ? after.slice(0, caret) : after,
  }
}

/** Whether the edit came from a key: one character at most, while pastes, drops and autofill bring more. */
export const isTyped = ({ inserted }: Edit): boolean => Array.from(inserted).length <= 1
