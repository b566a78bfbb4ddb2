import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { App } from './app.tsx'

let load: ((path: string) => void) | undefined

/** Opens a path as a page load does: a new app, which reads what the previous one stored. For stories of `PageLoads`. */
export const loadPage = (path: string): void => load?.(path)

/** The whole app at `parameters.path`, which `loadPage` loads again. */
export function PageLoads() {
  const navigate = useNavigate()
  const [count, setCount] = useState(0)
  useEffect(() => {
    load = (path) =>
      startTransition(() => {
        void navigate(path)
        setCount((before) => before + 1)
      })
    return () => void (load = undefined)
  }, [navigate])
  return <App key={count} />
}
