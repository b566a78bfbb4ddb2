/** For the `ref` of a heading that a new step begins with: the keyboard goes on there. Give it a `key` of its own. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus()
