/** Warns on the console. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- developers look for warnings of a mocked build on the console
  console.warn(`[mocks] ${message}`)
}

/** Prints a hint on the console. */
export function info(message: string): void {
  // oxlint-disable-next-line no-console -- a hint for developers with an open console
  console.info(`[mocks] ${message}`)
}

/** Logs an error of the mock backend itself to the console. Tests fail on console errors. */
export function logInternalError(where: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- developers look at the console, and tests fail on its errors
  console.error(where, error)
}
