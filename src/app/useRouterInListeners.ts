import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { connectRouter } from '../store/navigation.ts'

/** Connects the router to the store's listeners, which navigate at the session's end (AUTH-19). */
export function useRouterInListeners(): void {
  const navigate = useNavigate()
  useEffect(() => connectRouter(navigate), [navigate])
}
