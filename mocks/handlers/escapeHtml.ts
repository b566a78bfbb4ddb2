/** A text as HTML, in an element or in a quoted attribute. Apart from the handlers, for pages, reports and scripts without them. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
