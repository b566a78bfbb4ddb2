/** Logs an error of the mock backend itself to the console, where every test that meets it fails. */
export function logInternalError(where: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the console is the one place where a developer looks and every test listens
  console.error(where, error)
}
