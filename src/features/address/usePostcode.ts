import { useEffect, useEffectEvent, useState } from 'react'
import { env } from '../../config/env.ts'
import { loadPostcode, postcodeService } from './postcode.ts'
import { warn } from '../../lib/log.ts'

/** The address search. Its script is loaded with the form, and again on `open` after a failure. */
export function usePostcode() {
  const [isLoaded, setLoaded] = useState(() => postcodeService() !== undefined)
  const [isOpen, setOpen] = useState(false)
  const [isRequested, setRequested] = useState(false)

  const load = () =>
    void loadPostcode(env.postcodeScriptUrl).then(
      () => setLoaded(true),
      (error: unknown) => warn('The address search did not load.', error),
    )
  const begin = useEffectEvent(load)
  useEffect(() => begin(), [])

  return {
    isOpen,
    isLoading: isRequested && !isLoaded,
    open: () => {
      setRequested(true)
      setOpen(isLoaded)
      if (!isLoaded) load()
    },
    close: () => setOpen(false),
  }
}
