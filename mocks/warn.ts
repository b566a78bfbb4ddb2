/** Warns the developer on the console of what the mocks could not do. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the console is where a developer looks for what a mocked build lacks
  console.warn(`[mocks] ${message}`)
}

/** Tells the developer on the console where to look. */
export function info(message: string): void {
  // oxlint-disable-next-line no-console -- a hint for those who have the console open
  console.info(`[mocks] ${message}`)
}
