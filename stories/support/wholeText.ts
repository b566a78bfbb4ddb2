/** Finds the innermost element with this whole text: the amounts in it are elements of their own. */
export const wholeText =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element !== null && hasText(element, text) && ![...element.children].some((child) => hasText(child, text))

function hasText({ textContent }: Element, text: string | RegExp): boolean {
  return typeof text === 'string' ? textContent.trim() === text : text.test(textContent.trim())
}
