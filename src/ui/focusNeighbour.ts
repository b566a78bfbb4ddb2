const heading = () => document.querySelector<HTMLElement>('main h1')

/** For a control that is disabled by its own press: the title of the page takes its focus. */
export function focusPageTitle(): void {
  heading()?.focus({ preventScroll: true })
}

/** Before a list item is removed with its focused button: focuses the next item's last button, without one `otherwise`. */
export function focusNeighbour(otherwise: HTMLElement | null | undefined = heading()): void {
  const own = document.activeElement?.closest('li')
  const neighbour = own?.nextElementSibling ?? own?.previousElementSibling
  const button = neighbour && [...neighbour.querySelectorAll('button')].at(-1)
  ;(button ?? otherwise)?.focus()
}
