/** A `ref` that focuses the heading of a new step. The heading needs its own `key`. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus()
