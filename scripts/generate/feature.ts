import { readFileSync } from 'node:fs'

/** What a new feature begins with: a list of products to which a member adds and from which they remove. */
export interface Feature {
  /** In camel case, `wishlist`. */
  readonly name: string
  /** The name in its paths, `wishlist`. */
  readonly path: string
  /** Free ids of docs/requirements.md: of the calls that list, add and remove, and of what a shopper sees. */
  readonly ids: { readonly list: string; readonly add: string; readonly remove: string; readonly seen: string }
}

export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A feature with the next free ids. */
export function newFeature(name: string): Feature {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`${name}: a name is in camel case, e.g. wishlist`)
  const requirements = readFileSync('docs/requirements.md', 'utf8')
  const free = (area: string, skipped = 0) => {
    const taken = [...requirements.matchAll(new RegExp(`^- ${area}-(\\d+) `, 'gm'))].map(([, number]) => Number(number))
    return `${area}-${String(Math.max(0, ...taken) + 1 + skipped).padStart(2, '0')}`
  }
  const ids = { list: free('API'), add: free('API', 1), remove: free('API', 2), seen: free('ACCT') }
  return { name, path: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ids }
}
