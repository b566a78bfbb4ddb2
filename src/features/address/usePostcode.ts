import { useEffect, useEffectEvent, useState } from 'react'
import { env } from '../../config/env.ts'
import { loadPostcode, postcodeService } from './postcode.ts'
import { warn } from '../../lib/log.ts'

/** The address search. Its script is loaded with the form, and again on `open` after a failure. */
export function usePostcode() {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [isOpen, setOpen] = useState(false)
  const [isRequested, setRequested] = useState(false)

  const load = () =>
    void loadPostcode(env.postcodeScriptUrl).then(
      () => setState('loaded'),
      (error: unknown) => {
        setState('failed')
        warn('The address search did not load.', error)
      },
    )
  const begin = useEffectEvent(load)
  useEffect(() => begin(), [])

  return {
    isOpen,
    isLoading: isRequested && state === 'loading',
    isFailed: isRequested && state === 'failed',
    open: () => {
      setRequested(true)
      // Its script may have come after the time for it.
      if (postcodeService()) {
        setState('loaded')
        return setOpen(true)
      }
      setState('loading')
      load()
    },
    close: () => setOpen(false),
  }
}
