import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { expiryHandled } from '../store/auth/authSlice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'

/** A session that the server ended leads to the login page, from whatever page it is noticed on (AUTH-19). */
export function useSessionEnd(): void {
  const isExpired = useAppSelector((state) => state.auth.isExpired)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isExpired) return
    dispatch(expiryHandled())
    void navigate(patterns.login, { replace: true })
  }, [isExpired, dispatch, navigate])
}
