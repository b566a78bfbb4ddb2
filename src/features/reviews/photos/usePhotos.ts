import { useState, useSyncExternalStore } from 'react'
import { REVIEW_PHOTOS_MAX } from '../../../contract/limits.ts'
import { useAppStore } from '../../../hooks.ts'
import { photoUploadsOf } from './photoUploads.ts'
import { type PhotoProblem, sortFiles } from './photos.ts'

export type Photos = ReturnType<typeof usePhotos>

/** The photos of an unsent review: added, checked, resized, removed. Empty without a draft. */
export function usePhotos(lineId: number, isBegun: boolean) {
  const store = useAppStore()
  const [uploads] = useState(() => {
    const found = photoUploadsOf(store, lineId)
    if (!isBegun) found.clear()
    return found
  })
  const photos = useSyncExternalStore(uploads.subscribe, uploads.photos)
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([])

  const prepare = async (file: File) => {
    const { id, isForeign } = await uploads.add(file)
    if (!isForeign) return
    uploads.drop([id])
    setProblems(['notAnImage'])
  }
  return {
    photos,
    problems,
    files: photos.flatMap((photo) => (photo.state === 'ready' ? [photo.file] : [])),
    isPreparing: photos.some(({ state }) => state === 'preparing'),
    unreadable: photos.filter(({ state }) => state === 'unreadable'),
    add: async (files: readonly File[]) => {
      const found = await sortFiles(files, REVIEW_PHOTOS_MAX - uploads.photos().length)
      setProblems(found.problems)
      for (const file of found.taken) void prepare(file)
    },
    remove: (id: number) => {
      setProblems([])
      uploads.drop([id])
    },
    clear: () => {
      setProblems([])
      uploads.clear()
    },
  }
}
