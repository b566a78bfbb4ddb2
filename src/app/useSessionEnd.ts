import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { endFollowed } from '../state/auth.ts'
import { useAppDispatch, useShellSelector } from '../state/store.ts'

/** A session that the server ended leads to the login page, from whatever page it is noticed on (AUTH-19). */
export function useSessionEnd(): void {
  const hasEnded = useShellSelector((state) => state.auth.hasEnded)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hasEnded) return
    dispatch(endFollowed())
    void navigate(patterns.login, { replace: true })
  }, [hasEnded, dispatch, navigate])
}
