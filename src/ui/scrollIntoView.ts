/** A callback ref that scrolls an appearing element into view, as little as needed. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
