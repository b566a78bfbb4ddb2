/** Warns the developer on the console of what the mocks could not do. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the console is where a developer looks for what a mocked build lacks
  console.warn(`[mocks] ${message}`)
}
