import { useEffect, useRef, useState } from 'react'
import { REVIEW_PHOTOS_MAX } from '../../contract/limits.ts'
import { isForeign, type PhotoProblem, prepared, type ReadyPhoto, sorted } from './photos.ts'

export type Photo = { id: number; state: 'preparing' | 'unreadable' } | ({ id: number; state: 'ready' } & ReadyPhoto)
export type Photos = ReturnType<typeof usePhotos>

/** The photos of a review while it is written: chosen, checked, made small, taken out again. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([])
  const kept = useRef(new Map<number, string | undefined>())
  const lastId = useRef(0)

  const drop = (ids: readonly number[]) => {
    for (const id of ids) {
      URL.revokeObjectURL(kept.current.get(id) ?? '')
      kept.current.delete(id)
    }
    setPhotos((before) => before.filter(({ id }) => !ids.includes(id)))
  }
  const settle = (id: number, photo: Photo) => {
    if (photo.state === 'ready' && !kept.current.has(id)) return URL.revokeObjectURL(photo.url)
    if (photo.state === 'ready') kept.current.set(id, photo.url)
    return setPhotos((before) => before.map((one) => (one.id === id ? photo : one)))
  }
  const prepare = async (file: File) => {
    lastId.current += 1
    const id = lastId.current
    kept.current.set(id, undefined)
    setPhotos((before) => [...before, { id, state: 'preparing' }])
    try {
      settle(id, { id, state: 'ready', ...(await prepared(file)) })
    } catch {
      if (!isForeign(file)) return settle(id, { id, state: 'unreadable' })
      drop([id])
      setProblems(['notAnImage'])
    }
    return undefined
  }
  useEffect(() => {
    const urls = kept.current
    return () => {
      urls.forEach((url) => URL.revokeObjectURL(url ?? ''))
      urls.clear()
    }
  }, [])

  return {
    photos,
    problems,
    files: photos.flatMap((photo) => (photo.state === 'ready' ? [photo.file] : [])),
    isPreparing: photos.some(({ state }) => state === 'preparing'),
    isUnreadable: photos.some(({ state }) => state === 'unreadable'),
    add: async (files: readonly File[]) => {
      const found = await sorted(files, REVIEW_PHOTOS_MAX - kept.current.size)
      setProblems(found.problems)
      for (const file of found.taken) void prepare(file)
    },
    remove: (id: number) => {
      setProblems([])
      drop([id])
    },
    clear: () => {
      setProblems([])
      drop([...kept.current.keys()])
    },
  }
}
