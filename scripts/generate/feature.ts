/** What a new feature begins with: a list of one's own on a page, from the contract to the story. */
export interface Feature {
  /** In camel case and plural, `announcements`. */
  readonly name: string
  /** Below `src/features`: the name, or `catalogue/announcements` within a feature that shows it or that it shows. */
  readonly folder: string
  /** The page's address; below `/account/` it is a page of members, in their layout. */
  readonly page: string
  /** Free ids of docs/requirements.md: of the calls that list, add and remove, and of what a shopper sees. */
  readonly ids: { readonly list: string; readonly add: string; readonly remove: string; readonly seen: string }
}

export const isOfAccount = ({ page }: Feature) => page.startsWith('/account/')
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
