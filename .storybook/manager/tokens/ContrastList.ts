import { createElement, useState } from 'react'
import { type ContrastResult, ratioText } from './contrastResults.ts'

type Props = { results: readonly ContrastResult[]; onFind: (name: string) => void }

/** Failing pairs and those that the edits have changed; the others on request. */
export function ContrastList({ results, onFind }: Props) {
  const [isOpen, setOpen] = useState(false)
  const first = results.filter(({ isFailure, previous }) => isFailure || previous !== undefined)
  const others = results.slice(first.length)
  return createElement(
    'section',
    { 'aria-label': 'Contrast' },
    createElement('h2', null, 'Contrast'),
    first.length > 0 && table(first, onFind),
    createElement(
      'button',
      { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
      `${others.length} ${first.length > 0 ? 'other pairs, which pass' : 'pairs pass'}`,
    ),
    isOpen && table(others, onFind),
  )
}

const table = (results: readonly ContrastResult[], onFind: Props['onFind']) =>
  createElement(
    'table',
    null,
    createElement(
      'thead',
      null,
      createElement(
        'tr',
        null,
        ['Pair', 'Theme', 'Contrast', 'Needs'].map((name) => createElement('th', { key: name, scope: 'col' }, name)),
      ),
    ),
    createElement(
      'tbody',
      null,
      results.map((result) => row(result, onFind)),
    ),
  )

function row({ pair: { ink, ground, minimum }, theme, ratio, previous, isFailure }: ContrastResult, onFind: Props['onFind']) {
  const name = (token: string) =>
    createElement('button', { type: 'button', title: `Show ${token}`, onClick: () => onFind(token) }, token)
  return createElement(
    'tr',
    { key: `${ink} ${ground} ${theme}`, 'data-fails': isFailure },
    createElement('th', { scope: 'row' }, name(ink), ' on ', name(ground)),
    createElement('td', null, theme),
    createElement(
      'td',
      null,
      createElement('b', null, isFailure ? `✗ ${ratioText(ratio, minimum)} fails` : ratioText(ratio, minimum)),
      previous === undefined ? '' : ` (was ${ratioText(previous, minimum)})`,
    ),
    createElement('td', null, minimum),
  )
}
