import { readFileSync } from 'node:fs'
import { collections } from '../../mocks/db/collections.ts'
import { patterns } from '../../src/config/paths.ts'
import { operations } from '../../src/contract/operations.ts'

/** What a new feature begins with: a list of products to which its user adds and from which they remove. */
export interface Feature {
  /** In camel case, `wishlist`. */
  readonly name: string
  /** The name in its paths, `wishlist`. */
  readonly path: string
  /** Who may call it: members alone, or members and guests. */
  readonly access: 'member' | 'user'
  /** Free ids of docs/requirements.md: of the calls that list, add and remove, and of what a shopper sees. */
  readonly ids: { readonly list: string; readonly add: string; readonly remove: string; readonly seen: string }
}

export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A feature with the next free ids. Throws where its name has another form or is taken. */
export function newFeature(name: string, access = 'member'): Feature {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`${name}: a name is in camel case, e.g. wishlist`)
  if (access !== 'member' && access !== 'user') throw new Error(`${access}: who may call is member, or user (members and guests)`)
  if ([operations, collections, patterns].some((names) => name in names)) throw new Error(`${name}: the name is taken`)
  const requirements = readFileSync('docs/requirements.md', 'utf8')
  const free = (area: string, skipped = 0) => {
    const taken = [...requirements.matchAll(new RegExp(`^- ${area}-(\\d+) `, 'gm'))].map(([, number]) => Number(number))
    return `${area}-${String(Math.max(0, ...taken) + 1 + skipped).padStart(2, '0')}`
  }
  const ids = { list: free('API'), add: free('API', 1), remove: free('API', 2), seen: free('ACCT') }
  return { name, access, path: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ids }
}
