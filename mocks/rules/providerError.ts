/** An error of an emulated provider, shown on its page. The world is unchanged. */
export class ProviderError extends Error {
  override name = 'ProviderRefusal'
  readonly code: string

  constructor(code: string, message = '') {
    super(message)
    this.code = code
  }
}

/** Throws a provider's error. `message` is the provider's own text, if it has one. */
export function throwProviderError(code: string, message = ''): never {
  throw new ProviderError(code, message)
}
