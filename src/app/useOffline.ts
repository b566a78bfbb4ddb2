import { useEffect, useEffectEvent } from 'react'
import { useShellTexts } from '../texts/provider.tsx'
import { showToast } from '../ui/toasts.ts'

/** Says once that the connection is gone, and once that it is back (ERR-05). What failed meanwhile asks again by itself. */
export function useOffline(): void {
  const { offline } = useShellTexts()
  const say = useEffectEvent((text: keyof typeof offline) => showToast({ text: offline[text] }))
  useEffect(() => {
    const control = new AbortController()
    addEventListener('offline', () => void say('lost'), { signal: control.signal })
    addEventListener('online', () => void say('back'), { signal: control.signal })
    return () => control.abort()
  }, [])
}
