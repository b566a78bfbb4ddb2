/** Adds a constructed sheet to the page, since a content security policy can forbid inline `<style>` elements. */
export function addStyle(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
