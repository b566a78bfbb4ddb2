/** The heading of the page; null until the page is rendered. */
export const findPageTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** For a control that is gone or disabled by its own press, and for a new page: the title takes the focus. */
export function focusPageTitle(): void {
  findPageTitle()?.focus({ preventScroll: true })
}
