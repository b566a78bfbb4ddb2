import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { connectRouter } from '../features/session/navigation.ts'

/** Connects the router to the store's listeners (AUTH-19, PAY-13). */
export function useRouterInListeners(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => connectRouter({ pathname, navigate }), [pathname, navigate])
}
