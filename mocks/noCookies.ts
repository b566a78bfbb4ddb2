/**
 * Stands in for two modules of msw in a page. Nothing here uses cookies, while msw's store reads `localStorage` as it is
 * loaded (which throws where a browser blocks storage) and brings a cookie jar with the list of public suffixes (120 kB gz).
 */
export const cookieStore = {
  getCookies: (): readonly never[] => [],
  setCookie: (): Promise<void> => Promise.resolve(),
}

/** No cookies, whatever the request. */
export const getAllRequestCookies = (): Record<string, never> => ({})
