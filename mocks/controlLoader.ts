const command = (name: string) => async (input: unknown) => {
  const { startMocks } = await import('./browser.ts')
  await startMocks()
  const control: unknown = Reflect.get(globalThis, '__mock')
  const result: unknown = await Reflect.get(Object(control), name)(input)
  return result
}

const loader = new Proxy(
  {},
  // Awaiting the control itself must not look like a promise.
  { get: (_, name) => (typeof name === 'string' && name !== 'then' ? command(name) : undefined) },
)

/**
 * Puts `window.__mock` on a page that runs without mocks so far, a visitor's landing: its first command brings them. Once they are
 * there, `installControl` puts the control itself in its place.
 */
export function installControlLoader(): void {
  if (!('__mock' in globalThis)) Reflect.set(globalThis, '__mock', loader)
}
