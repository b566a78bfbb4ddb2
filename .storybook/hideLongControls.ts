import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** Letters of an object that a designer still edits as text. */
const MAX_LENGTH = 200

/** Elements, and objects such as a picture with its data URL, have no control: their source would fill the page. */
export const hideLongControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isHidden = isLong(initialArgs[name])
      return [name, isHidden ? Object.assign({}, argType, { control: { disable: true } }) : argType]
    }),
  )

function isLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  try {
    return '$$typeof' in value || JSON.stringify(value).length > MAX_LENGTH
  } catch {
    // Circular, as elements in a list are.
    return true
  }
}
