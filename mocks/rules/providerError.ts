/** A provider's own no. Its page says it and leads nowhere; nothing was changed. */
export class ProviderError extends Error {
  override name = 'ProviderRefusal'
  readonly code: string

  constructor(code: string, message = '') {
    super(message)
    this.code = code
  }
}

/** Ends a provider's rule with a no. `message` is the provider's own text, if it has one. */
export function throwProviderError(code: string, message = ''): never {
  throw new ProviderError(code, message)
}
