import { useEffect, type ReactNode } from 'react'
import { restorationFailed, restorationRetried } from '../state/auth.ts'
import { useAppDispatch, useShellSelector, useAppStore } from '../state/store.ts'
import { useShellTexts } from '../texts/provider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Placeholder } from './Placeholder.tsx'

/** Lets nothing show before a stored session has proved itself (AUTH-15, ROLE-05). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, common } = useShellTexts()
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const restoration = useShellSelector((state) => state.auth.restoration)

  useEffect(() => {
    if (restoration !== 'pending') return
    Promise.all([import('../state/server.ts'), import('../state/signIn.ts')])
      .then(([{ serve }, { restoreSession }]) => {
        serve(store)
        return dispatch(restoreSession())
      })
      .catch(() => dispatch(restorationFailed()))
  }, [restoration, store, dispatch])

  if (restoration === 'pending') return <Placeholder />
  if (restoration === 'failed') {
    return <ErrorState message={session.failed} retryLabel={common.retry} onRetry={() => dispatch(restorationRetried())} />
  }
  return children
}
