/** The shop's colors by the page's custom properties; invalid colors are skipped. */
const colours: Readonly<Record<string, string>> = {
  bgColor: '--p-page',
  searchBgColor: '--p-card',
  contentBgColor: '--p-sunken',
  pageBgColor: '--p-page',
  textColor: '--p-text',
  queryTextColor: '--p-text',
  postcodeTextColor: '--p-danger',
  emphTextColor: '--p-accent',
  outlineColor: '--p-line',
}

/** For a `ref`: applies the `theme` of the shop's script to an element. */
export const applyTheme = (options: Readonly<Record<string, string>>) => (element: HTMLElement | null) => {
  for (const [name, property] of Object.entries(colours)) {
    const colour = options[`theme.${name}`]
    if (colour !== undefined && CSS.supports('color', colour)) element?.style.setProperty(property, colour)
  }
}
