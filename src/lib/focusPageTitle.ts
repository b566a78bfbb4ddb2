/** For a control that is gone or disabled by its own press, and for a new page: the title takes the focus. */
export const focusPageTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
