import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Removes parameters from the address that the page ignores, so that it tells what is shown; the history has no entry more. */
export function useRemoveParams(names: readonly string[]): void {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const ignored = names.filter((name) => params.has(name)).join()
  const remove = useEffectEvent(() => {
    const rest = new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
    setParams(rest, { replace: true, state })
  })
  useEffect(() => {
    if (ignored !== '') remove()
  }, [ignored])
}
