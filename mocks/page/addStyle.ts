/**
 * Adds a constructed sheet to the page, since a content security policy can forbid inline `<style>` elements. Apart from its two
 * users: the console's handle is on every page, a notice is loaded when it is shown.
 */
export function addStyle(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
