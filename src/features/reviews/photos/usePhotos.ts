import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { REVIEW_PHOTOS_MAX } from '../../../contract/limits.ts'
import { holdInMemory, isForeign, type PhotoProblem, preparePhoto, type ReadyPhoto, sortFiles } from './photos.ts'

type Waiting = { state: 'preparing' | 'unreadable' }
/** `name` is the name of the chosen file. */
export type Photo = { id: number; name: string } & (Waiting | ({ state: 'ready' } & ReadyPhoto))

/** The photos of one line's review, and how to change them. */
export type LinePhotos = {
  all: readonly Photo[]
  change: (change: (photos: readonly Photo[]) => readonly Photo[]) => void
}
export type Photos = ReturnType<typeof usePhotos>

const revoke = (photo: Photo) => photo.state === 'ready' && URL.revokeObjectURL(photo.url)

/** The photos of unsent reviews by order line, while the page is shown: files are not serializable and have no place in the store. */
export function usePhotosByLine(): (lineId: number) => LinePhotos {
  const [byLine, setByLine] = useState<Readonly<Record<number, readonly Photo[]>>>({})
  const revokeAll = useEffectEvent(() => Object.values(byLine).flat().forEach(revoke))
  useEffect(() => () => revokeAll(), [])
  return (lineId) => ({
    all: byLine[lineId] ?? [],
    change: (change) => setByLine((before) => ({ ...before, [lineId]: change(before[lineId] ?? []) })),
  })
}

let lastId = 0

/** The photos of an unsent review: added, checked, resized, removed. One that is being prepared when the dialog closes is dropped. */
export function usePhotos({ all, change }: LinePhotos) {
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([])
  const preparing = useRef(new Set<number>())

  const drop = (gone: readonly Photo[]) => {
    for (const photo of gone) {
      preparing.current.delete(photo.id)
      revoke(photo)
    }
    change((photos) => photos.filter(({ id }) => !gone.some((photo) => photo.id === id)))
  }
  const stopPreparing = useEffectEvent(() => drop(all.filter(({ state }) => state === 'preparing')))
  useEffect(() => () => stopPreparing(), [])

  const prepare = async (file: File) => {
    lastId += 1
    const photo: Photo = { id: lastId, name: file.name, state: 'preparing' }
    preparing.current.add(photo.id)
    change((photos) => [...photos, photo])
    const held = await holdInMemory(file).catch(() => undefined)
    const ready = held && (await preparePhoto(held).catch(() => undefined))
    const made: Photo = ready ? { ...photo, state: 'ready', ...ready } : { ...photo, state: 'unreadable' }
    // Removed meanwhile.
    if (!preparing.current.delete(photo.id)) revoke(made)
    else if (held && !ready && isForeign(file)) {
      drop([made])
      setProblems(['notAnImage'])
    } else change((photos) => photos.map((one) => (one.id === photo.id ? made : one)))
  }
  return {
    photos: all,
    problems,
    files: all.flatMap((photo) => (photo.state === 'ready' ? [photo.file] : [])),
    isPreparing: all.some(({ state }) => state === 'preparing'),
    unreadable: all.filter(({ state }) => state === 'unreadable'),
    add: async (files: readonly File[]) => {
      const found = await sortFiles(files, REVIEW_PHOTOS_MAX - all.length)
      setProblems(found.problems)
      for (const file of found.taken) void prepare(file)
    },
    remove: (id: number) => {
      setProblems([])
      drop(all.filter((photo) => photo.id === id))
    },
    clear: () => {
      setProblems([])
      drop(all)
    },
  }
}
