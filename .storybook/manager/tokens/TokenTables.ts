import { createElement, memo } from 'react'
import { type ColorToken, resolveColors, type Theme } from './colorTokens.ts'
import { changeToken } from './tokenChanges.ts'
import { TokenField } from './TokenField.ts'

type Props = { tokens: readonly ColorToken[]; edited: readonly ColorToken[]; filter: string }

/** The tokens whose name or group contains the filter, a table for each group. */
export function TokenTables({ tokens, edited, filter }: Props) {
  const word = filter.trim().toLowerCase()
  const shown = edited.filter(({ name, group }) => `${name} ${group}`.includes(word))
  const groups = [...new Set(shown.map(({ group }) => group))].toSorted((a, b) => Number(a === 'raw') - Number(b === 'raw'))
  const colors = { light: resolveColors(edited, 'light'), dark: resolveColors(edited, 'dark') }
  const originals = new Map(tokens.map((token) => [token.name, token]))
  if (shown.length === 0) return createElement('p', null, 'No color token has this name.')
  return createElement(
    'div',
    { className: 'tokens-tables' },
    createElement(
      'datalist',
      { id: 'raw-tokens' },
      tokens.map(({ name, isRaw }) => isRaw && createElement('option', { key: name, value: name.slice(2) })),
    ),
    groups.map((group) =>
      createElement(
        'table',
        { key: group },
        createElement('caption', null, group === 'raw' ? 'raw: the materials that the others refer to' : group),
        createElement('thead', null, headings(group === 'raw' ? ['Color'] : ['Light', 'Dark'])),
        createElement(
          'tbody',
          null,
          shown
            .filter((token) => token.group === group)
            .map((token) =>
              createElement(Row, {
                key: token.name,
                tokens,
                token,
                light: colors.light.get(token.name) ?? '',
                dark: colors.dark.get(token.name) ?? '',
                isEdited: token !== originals.get(token.name),
              }),
            ),
        ),
      ),
    ),
  )
}

const headings = (names: readonly string[]) =>
  createElement(
    'tr',
    null,
    ['Token', ...names].map((name) => createElement('th', { key: name, scope: 'col' }, name)),
    createElement('td', { key: 'reset' }),
  )

type RowProps = { tokens: readonly ColorToken[]; token: ColorToken; light: string; dark: string; isEdited: boolean }

const Row = memo(function Row({ tokens, token, light, dark, isEdited }: RowProps) {
  const { name, isRaw } = token
  const field = (theme: Theme, color: string) =>
    createElement(
      'td',
      { key: theme },
      createElement(TokenField, {
        label: isRaw ? name : `${name}, ${theme}`,
        token,
        value: token[theme],
        color,
        tokens,
        onChange: (value) =>
          changeToken(tokens, token, isRaw ? { light: value, dark: value } : { ...valuesOf(token), [theme]: value }),
      }),
    )
  return createElement(
    'tr',
    { 'data-edited': isEdited },
    createElement('th', { scope: 'row' }, name),
    field('light', light),
    isRaw ? null : field('dark', dark),
    createElement('td', null, isEdited && resetButton(tokens, token)),
  )
})

const valuesOf = ({ light, dark }: ColorToken) => ({ light, dark })

function resetButton(tokens: readonly ColorToken[], { name }: ColorToken) {
  const original = tokens.find((token) => token.name === name)
  const onClick = () => original && changeToken(tokens, original, valuesOf(original))
  return createElement('button', { type: 'button', 'aria-label': `Reset ${name}`, onClick }, 'Reset')
}
