import { createValueStore } from '../../createValueStore.ts'
import type { Changes, ColorToken, Values } from './colorTokens.ts'
import { applyToFrames } from './frames.ts'
import { overrideSheet } from './tokenSheet.ts'

/** The edits, which outlive the panel: another tab of the addons may be opened in between. */
export const tokenChanges = createValueStore<Changes>(new Map())

/** Edits a token of `tokens`, which have the values of the sheet; its own values end the edit. */
export function changeToken(tokens: readonly ColorToken[], token: ColorToken, values: Values): void {
  const changes = new Map(tokenChanges.read())
  const { light, dark } = tokens.find(({ name }) => name === token.name) ?? token
  if (values.light === light && values.dark === dark) changes.delete(token.name)
  else changes.set(token.name, values)
  write(tokens, changes)
}

export const resetTokens = (tokens: readonly ColorToken[]): void => write(tokens, new Map())

function write(tokens: readonly ColorToken[], changes: Changes) {
  tokenChanges.write(changes)
  applyToFrames(overrideSheet(tokens, changes))
}
