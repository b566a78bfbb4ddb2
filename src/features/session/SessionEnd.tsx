import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { endHandled } from './slice.ts'

/** Where the end of a session leads to from every page; other reasons navigate nowhere by themselves. */
const targets: Readonly<Partial<Record<string, string>>> = { expired: patterns.login, pressed: patterns.home }

/** Acts on the end of a session, also on one before the first render. Above all routes: `Require` waits for it. */
export function SessionEnd() {
  const ended = useAppSelector((state) => state.auth.ended)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const target = targets[ended ?? '']
  const isThere = target === undefined || target === pathname
  useEffect(() => {
    if (ended === null) return
    if (isThere) dispatch(endHandled())
    else void navigate(target, { replace: true })
  }, [ended, isThere, target, navigate, dispatch])
  return null
}
