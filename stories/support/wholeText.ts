/** Finds the innermost element with this whole text: amounts and sentences in it are elements of their own. */
export const wholeText =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element !== null && hasText(element, text) && ![...element.children].some((child) => hasText(child, text))

function hasText({ textContent }: Element, text: string | RegExp): boolean {
  const shown = textContent.replaceAll(/\s+/g, ' ').trim()
  return typeof text === 'string' ? shown === text : text.test(shown)
}
