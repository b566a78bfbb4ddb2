/** Why the gallery was opened, from the page's address (see `fromAddress.ts`). */
export type GalleryAddress = {
  /** The requested id, if no scenario has it. */
  readonly unknownId?: string
  /** The link of a shared world could not be decoded. */
  readonly isDamaged: boolean
  /** The language in which a scenario's world begins. */
  readonly world?: string
  /** What is searched for. */
  readonly search: string
}

export function readAddress(search: string): GalleryAddress {
  const query = new URLSearchParams(search)
  const [unknownId, world] = [query.get('unknown'), query.get('world')]
  return {
    search: query.get('search') ?? '',
    isDamaged: query.has('damaged'),
    ...(unknownId !== null && { unknownId }),
    ...(world !== null && { world }),
  }
}

/** Writes what is searched for into the address, for a reload and the way back. */
export function storeSearch(search: string): void {
  const url = new URL(location.href)
  if (search === '') url.searchParams.delete('search')
  else url.searchParams.set('search', search)
  history.replaceState(history.state, '', url)
}

/** The address that starts a scenario, below the app's base. */
export function startAddress(id: string, world?: string): string {
  const query = new URLSearchParams({ scenario: id, ...(world !== undefined && { world }) })
  return `${import.meta.env.BASE_URL}?${query.toString()}`
}
