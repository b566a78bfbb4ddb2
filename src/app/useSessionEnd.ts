import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { expiryHandled } from '../store/auth/authSlice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'

/** Navigates to the login page once the server has ended the session (AUTH-19). */
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
