const url = `${import.meta.env.BASE_URL}mock/console.html`

/** Opens the console in a window of its own, or brings that window to the front. False if the browser blocks it. */
export function openConsoleWindow(): boolean {
  const opened = open('', 'pickers-mock-console', 'popup,width=600,height=900')
  if (!opened) return false
  // A window that is already open keeps its page.
  if (opened.location.pathname !== url) opened.location.replace(url)
  opened.focus()
  return true
}
