/** A mistake of the mock backend itself, told to the developer on the console, where any test that meets it fails. */
export function tellMistake(where: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the console is the one place where a developer looks and every test listens
  console.error(where, error)
}
