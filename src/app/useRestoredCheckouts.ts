import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { refusals } from '../lib/readStored.ts'
import { storedRefused } from './store.ts'

const loadRestore = async () => (await import('../features/checkout/restoreCheckouts.ts')).restoreCheckouts

/** Reads the stored checkouts at start and when another window changes them. False until then; most starts have none. */
export function useRestoredCheckouts(): boolean {
  const dispatch = useAppDispatch()
  const isRestored = useAppSelector((state) => state.checkouts.isRestored)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const restore = async () => {
      const restoreCheckouts = await loadRestore().catch(() => undefined)
      // What needs the checkouts loads this code again.
      if (!restoreCheckouts) {
        setFailed(true)
        return
      }
      const before = refusals()
      dispatch(restoreCheckouts())
      if (refusals() > before) dispatch(storedRefused())
    }
    const onStorage = ({ key }: StorageEvent) => {
      // `storage.clear()` sends no key.
      if (key === null || key === 'checkouts') void restore()
    }
    if (!isRestored) void restore()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [isRestored, dispatch])
  return isRestored || hasFailed
}
