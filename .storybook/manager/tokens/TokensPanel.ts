import { createElement, type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTheme } from 'storybook/theming'
import { parseColorTokens, withChanges } from './colorTokens.ts'
import { ContrastList } from './ContrastList.ts'
import { contrastResults } from './contrastResults.ts'
import { loadTokenSheet } from './loadTokenSheet.ts'
import { styles } from './styles.ts'
import { resetTokens, tokenChanges } from './tokenChanges.ts'
import { CopyDiff, DiffText } from './TokenDiff.ts'
import { tokenDiff } from './tokenSheet.ts'
import { TokenTables } from './TokenTables.ts'

/** Edits the color tokens over any story. The sheet is fetched when the panel is opened first. */
export function TokensPanel() {
  const sheet = useTokenSheet()
  if (sheet === undefined) return createElement('p', { role: 'status', style: { padding: 16 } }, 'Loading the tokens…')
  if (sheet === '') return createElement('p', { role: 'alert', style: { padding: 16 } }, 'tokens.css could not be loaded.')
  return createElement(Editor, { sheet })
}

function Editor({ sheet }: { sheet: string }) {
  const theme = useTheme()
  const changes = useSyncExternalStore(tokenChanges.subscribe, tokenChanges.get)
  const [filter, setFilter] = useState('')
  const tokens = useMemo(() => parseColorTokens(sheet), [sheet])
  const edited = useMemo(() => withChanges(tokens, changes), [tokens, changes])
  const results = useMemo(() => contrastResults(tokens, edited), [tokens, edited])
  const diff = useMemo(() => tokenDiff(sheet, tokens, changes), [sheet, tokens, changes])
  const failures = results.filter(({ isFailure }) => isFailure).length
  const search = createElement('input', {
    type: 'search',
    value: filter,
    onChange: (event: { target: HTMLInputElement }) => setFilter(event.target.value),
  })
  return createElement(
    'div',
    { className: 'tokens-panel', style: { colorScheme: theme.base === 'dark' ? 'dark' : 'light' } },
    createElement('style', null, styles),
    bar(
      createElement('label', { key: 'search' }, 'Find a token ', search),
      createElement('p', { key: 'status', role: 'status', 'data-fails': failures > 0 }, summary(failures, results.length)),
      createElement('span', { key: 'count' }, changes.size === 0 ? 'No edits' : `${changes.size} edited`),
      createElement(
        'button',
        { key: 'reset', type: 'button', disabled: changes.size === 0, onClick: () => resetTokens(tokens) },
        'Reset all',
      ),
      createElement(CopyDiff, { key: 'copy', diff }),
    ),
    createElement(
      'div',
      { className: 'tokens-columns' },
      // Before the tables: behind their 300 fields, a keyboard would not reach it, nor a narrow panel show it.
      createElement(
        'div',
        { className: 'tokens-results' },
        createElement(ContrastList, { results, onFind: setFilter }),
        createElement(DiffText, { diff }),
      ),
      createElement(TokenTables, { tokens, edited, filter: useDeferredValue(filter) }),
    ),
  )
}

const bar = (...children: readonly ReactNode[]) => createElement('div', { className: 'tokens-bar' }, ...children)

const summary = (failures: number, count: number) =>
  failures === 0 ? `All ${count} contrast pairs pass` : `${failures} of ${count} contrast pairs fail`

/** The text of tokens.css; empty if it cannot be loaded. */
function useTokenSheet(): string | undefined {
  const [sheet, setSheet] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    loadTokenSheet(controller.signal)
      .then(setSheet)
      .catch(() => controller.signal.aborted || setSheet(''))
    return () => controller.abort()
  }, [])
  return sheet
}
