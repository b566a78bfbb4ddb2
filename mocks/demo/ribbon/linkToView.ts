import { personaNames, personas } from '../../db/seed/personas.ts'
import { mockLocalStorage } from '../../page/storage.ts'

/**
 * A link that opens what this page shows in another browser: the page and its persona where nothing was changed, else the world.
 * Undefined if the world is too large for a URL.
 */
export async function linkToView(): Promise<string | undefined> {
  const { isChanged } = await window.__mock.worldChanges({})
  const userId = mockLocalStorage.read('userId')
  const persona = personaNames.find((name) => String(personas[name].id) === userId)
  if (isChanged || (userId !== null && persona === undefined)) return (await window.__mock.linkToWorld()).link ?? undefined
  const address = new URL(location.href)
  for (const name of ['ribbon', 'as', 'scenario', 'world']) address.searchParams.delete(name)
  if (persona !== undefined) address.searchParams.set('as', persona)
  address.hash = ''
  return address.href
}
