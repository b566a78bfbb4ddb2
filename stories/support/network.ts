export type Network = 'fast' | 'slow' | 'failing'

let network: Network = 'fast'

/** The toolbar's network, for calls of the mock backend. */
export const readNetwork = (): Network => network

export function setNetwork(next: unknown): void {
  network = next === 'slow' || next === 'failing' ? next : 'fast'
}
