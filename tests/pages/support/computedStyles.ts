import type { Page } from '@playwright/test'

/** What a browser computed for an element. */
interface ElementStyles {
  /** Its tag and the beginning of its text. */
  readonly element: string
  /** By property. */
  readonly styles: Readonly<Record<string, string>>
}

/** How many elements of a page are compared. */
const ELEMENTS = 10

/** The computed styles of ten elements, spread evenly over those that are visible and have text, a picture or a control. */
export async function readStyles(page: Page): Promise<ElementStyles[]> {
  const elements = await page.evaluate((count) => {
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('script, style, template, noscript, title') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        (element.matches('button, a, input, select, textarea, img, h1, h2') ||
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')),
    )
    const chosen = Array.from(
      { length: Math.min(count, shown.length) },
      (_, at) => shown[Math.floor((at * shown.length) / count)],
    )
    return chosen.flatMap((element) => {
      if (!element) return []
      const computed = getComputedStyle(element)
      const styles = [...computed].map((name): [string, string] => [name, computed.getPropertyValue(name)])
      return [{ element: `${element.tagName} ${element.textContent?.trim().slice(0, 20)}`, styles }]
    })
  }, ELEMENTS)
  return elements.map(({ element, styles }) => ({
    element,
    styles: comparableStyles(new Map(styles)),
  }))
}

/** Without custom properties, which a build writes shorter, and without the position of a background that is missing. */
function comparableStyles(styles: ReadonlyMap<string, string>): Record<string, string> {
  const hasImage = styles.get('background-image') !== 'none'
  const compared = [...styles].filter(([name]) => !name.startsWith('--') && (hasImage || !name.startsWith('background-position')))
  return Object.fromEntries(compared.map(([name, value]) => [name, comparable(value)]))
}

/** Files and the names of animations have other names in a build. */
function comparable(value: string): string {
  return value.replaceAll(/url\("[^"]*"\)/g, 'url()').replaceAll(/\b_([a-z]+)_\w+/gi, '$1')
}

/** Each property that differs (`BUTTON 결제하기 color: rgb(0, 0, 0), in the build rgb(1, 1, 1)`), or that a page has fewer than ten elements. */
export function describeDifferences(development: readonly ElementStyles[], build: readonly ElementStyles[]): string[] {
  if (development.length < ELEMENTS) return [`only ${development.length} elements`]
  return development.flatMap(({ element, styles }, at) => {
    const built = build[at]
    if (built?.element !== element) return [`${element}: the build has ${built?.element ?? 'nothing'} in its place`]
    const names = Object.keys(styles).filter((name) => styles[name] !== built.styles[name])
    return names.map((name) => `${element} ${name}: ${styles[name]}, in the build ${built.styles[name]}`)
  })
}
