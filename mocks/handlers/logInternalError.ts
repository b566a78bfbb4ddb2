/** Logs an error of the mock backend itself to the console. Tests fail on console errors. */
export function logInternalError(where: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- developers look at the console, and tests fail on its errors
  console.error(where, error)
}
