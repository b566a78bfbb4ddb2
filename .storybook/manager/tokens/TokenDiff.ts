import { createElement, useState } from 'react'

/** Copies the edits as a diff of tokens.css. */
export function CopyDiff({ diff }: { diff: string }) {
  const [copied, setCopied] = useState<{ diff: string; outcome: string }>()
  const copy = () =>
    navigator.clipboard.writeText(diff).then(
      () => setCopied({ diff, outcome: 'Copied' }),
      () => setCopied({ diff, outcome: 'The browser refused: select the text of the diff' }),
    )
  return createElement(
    'span',
    null,
    createElement('button', { type: 'button', disabled: diff === '', onClick: () => void copy() }, 'Copy the diff'),
    ' ',
    createElement('span', { role: 'status' }, copied?.diff === diff ? copied.outcome : ''),
  )
}

/** The diff to read and to select. Nothing without an edit. */
export function DiffText({ diff }: { diff: string }) {
  if (diff === '') return null
  return createElement(
    'section',
    { 'aria-label': 'Diff' },
    createElement('h2', null, 'Diff of src/ui/tokens.css'),
    createElement('p', null, 'Apply it with git apply, then run npm run generate.'),
    // Focusable, since it scrolls.
    createElement('pre', { tabIndex: 0, 'aria-label': 'The diff' }, diff),
  )
}
