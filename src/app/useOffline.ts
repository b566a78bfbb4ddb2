import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { showToast } from '../ui/toasts.ts'
import { appTexts } from './texts.ts'

/** Shows a toast when the connection is lost and when it is restored. RTK Query refetches then. */
export function useOffline(): void {
  const { offline } = useTexts(appTexts)
  const show = useEffectEvent((text: keyof typeof offline) => showToast({ text: offline[text] }))
  useEffect(() => {
    const control = new AbortController()
    addEventListener('offline', () => void show('lost'), { signal: control.signal })
    addEventListener('online', () => void show('back'), { signal: control.signal })
    return () => control.abort()
  }, [])
}
