import { externalStore } from '../../../src/lib/externalStore.ts'
import { type Changes, type ColorToken, textOfValue, type Values, valueOfText } from './colorTokens.ts'
import { applyToFrames } from './frames.ts'
import { storedChanges } from './storedChanges.ts'
import { overrideSheet } from './tokenSheet.ts'

/** The edits, which outlive the panel: another tab of the addons may be opened in between. */
export const tokenChanges = externalStore<Changes>(new Map())

let isRestored = false

/** Applies the edits from before a reload. Those that the sheet has by now, or that do not fit it any more, end. */
export function restoreTokens(tokens: readonly ColorToken[]): void {
  if (isRestored) return
  isRestored = true
  const stored = storedChanges.read()
  const fitting = tokens.flatMap((token): [string, Values][] => {
    const values = stored.get(token.name)
    return values && fits(values, token, tokens) && !isSame(values, token) ? [[token.name, values]] : []
  })
  write(tokens, new Map(fitting))
}

const fits = ({ light, dark }: Values, token: ColorToken, tokens: readonly ColorToken[]) =>
  [light, dark].every((value) => valueOfText(textOfValue(value), token, tokens) === value) && (!token.isRaw || light === dark)

/** Edits a token of `tokens`, which have the values of the sheet; its own values end the edit. */
export function changeToken(tokens: readonly ColorToken[], token: ColorToken, values: Values): void {
  const changes = new Map(tokenChanges.get())
  const original = tokens.find(({ name }) => name === token.name) ?? token
  if (isSame(values, original)) changes.delete(token.name)
  else changes.set(token.name, values)
  write(tokens, changes)
}

const isSame = (one: Values, other: Values) => one.light === other.light && one.dark === other.dark

export const resetTokens = (tokens: readonly ColorToken[]): void => write(tokens, new Map())

function write(tokens: readonly ColorToken[], changes: Changes) {
  tokenChanges.set(changes)
  storedChanges.write(changes)
  applyToFrames(overrideSheet(tokens, changes))
}
