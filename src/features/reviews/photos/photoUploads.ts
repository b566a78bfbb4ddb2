import type { AppStore } from '../../../hooks.ts'
import { externalStore } from '../../../lib/externalStore.ts'
import { holdInMemory, isForeign, preparePhoto, type ReadyPhoto } from './photos.ts'

type Waiting = { state: 'preparing' | 'unreadable' }
/** `name` is the name of the chosen file. */
export type Photo = { id: number; name: string } & (Waiting | ({ state: 'ready' } & ReadyPhoto))
export type PhotoUploads = ReturnType<typeof createPhotoUploads>

const uploadsByStore = new WeakMap<AppStore, Map<number, PhotoUploads>>()

/** The photos of a line's review, in memory: files are not serializable and have no place in the store. */
export function photoUploadsOf(store: AppStore, lineId: number): PhotoUploads {
  const known = uploadsByStore.get(store) ?? new Map<number, PhotoUploads>()
  uploadsByStore.set(store, known)
  const box = known.get(lineId) ?? createPhotoUploads()
  known.set(lineId, box)
  return box
}

/** An external store of photos in the order of selection; photos are still prepared while no component is subscribed. */
function createPhotoUploads() {
  const photos = externalStore<readonly Photo[]>([])
  let lastId = 0
  const drop = (ids: readonly number[]) => {
    const gone = photos.get().filter(({ id }) => ids.includes(id))
    if (gone.length === 0) return
    for (const photo of gone) if (photo.state === 'ready') URL.revokeObjectURL(photo.url)
    photos.set(photos.get().filter((photo) => !gone.includes(photo)))
  }
  return {
    subscribe: photos.subscribe,
    photos: photos.get,
    drop,
    clear: () => drop(photos.get().map(({ id }) => id)),
    /** Returns whether the browser could read the file but does not show its format. */
    add: async (file: File): Promise<{ id: number; isForeign: boolean }> => {
      lastId += 1
      const id = lastId
      const { name } = file
      photos.set([...photos.get(), { id, name, state: 'preparing' }])
      const held = await holdInMemory(file).catch(() => undefined)
      const ready = held && (await preparePhoto(held).catch(() => undefined))
      const made: Photo = ready ? { id, name, state: 'ready', ...ready } : { id, name, state: 'unreadable' }
      // Removed meanwhile.
      if (!photos.get().some((photo) => photo.id === id)) URL.revokeObjectURL(ready?.url ?? '')
      else photos.set(photos.get().map((one) => (one.id === id ? made : one)))
      return { id, isForeign: held !== undefined && ready === undefined && isForeign(file) }
    },
  }
}
