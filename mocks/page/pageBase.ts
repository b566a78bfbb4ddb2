/** This page's origin and base: requests to other hosts are never mocked (API-62). */
export const pageBase = new URL(import.meta.env.BASE_URL, location.href).href

/** The path of an API operation below the base, or undefined for any other address. */
export function apiPathOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url)
  const address = origin + pathname
  return address.startsWith(`${pageBase}v1/`) ? address.slice(pageBase.length - 1) : undefined
}
