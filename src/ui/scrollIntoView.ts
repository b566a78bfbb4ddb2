/** As a ref: what has just appeared comes into view, moving as little as need be. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
