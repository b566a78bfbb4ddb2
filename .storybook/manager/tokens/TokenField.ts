import { createElement, useId, useState } from 'react'
import { type ColorToken, hexOf, textOfValue, valueOfText, withAlphaOf } from './colorTokens.ts'

type Props = {
  label: string
  token: ColorToken
  value: string
  /** What the value is in the end, if it refers to another token. */
  color: string
  tokens: readonly ColorToken[]
  onChange: (value: string) => void
}

type InputEvent = { target: HTMLInputElement }

/** A color to pick, and the same as text: a color or the name of a raw token. */
export function TokenField({ label, token, value, color, tokens, onChange }: Props) {
  const hintId = useId()
  const [draft, setDraft] = useState<string>()
  const isInvalid = draft !== undefined && valueOfText(draft, token, tokens) === undefined
  const change = (text: string) => {
    setDraft(text)
    const next = valueOfText(text, token, tokens)
    if (next !== undefined) onChange(next)
  }
  return createElement(
    'div',
    { className: 'tokens-field' },
    createElement('input', {
      type: 'color',
      'aria-label': `${label}: pick a color`,
      value: hexOf(color),
      onChange: (event: InputEvent) => {
        setDraft(undefined)
        onChange(withAlphaOf(color, event.target.value))
      },
    }),
    createElement('input', {
      type: 'text',
      'aria-label': label,
      'aria-invalid': isInvalid,
      'aria-describedby': isInvalid ? hintId : undefined,
      list: token.isRaw ? undefined : 'raw-tokens',
      spellCheck: false,
      autoComplete: 'off',
      value: draft ?? textOfValue(value),
      onChange: (event: InputEvent) => change(event.target.value),
      onBlur: () => setDraft(undefined),
    }),
    isInvalid && createElement('span', { id: hintId }, token.isRaw ? '#rrggbb' : '#rrggbb or a raw token'),
  )
}
