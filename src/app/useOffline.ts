import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { showToast } from '../ui/toasts.ts'
import { appTexts } from './texts.ts'

/** Says once that the connection is gone, and once that it is back (ERR-05). What failed meanwhile asks again by itself. */
export function useOffline(): void {
  const { offline } = useTexts(appTexts)
  const say = useEffectEvent((text: keyof typeof offline) => showToast({ text: offline[text] }))
  useEffect(() => {
    const control = new AbortController()
    addEventListener('offline', () => void say('lost'), { signal: control.signal })
    addEventListener('online', () => void say('back'), { signal: control.signal })
    return () => control.abort()
  }, [])
}
