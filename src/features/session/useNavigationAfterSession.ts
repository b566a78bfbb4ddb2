import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loggedOut } from '../../api/session.ts'
import { patterns } from '../../config/paths.ts'
import { addAppListener, useAppDispatch } from '../../hooks.ts'

/**
 * Navigates from any page, also from a public one: to the login page when the server has ended the session, home after a
 * logout.
 */
export function useNavigationAfterSession(): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: loggedOut,
          effect: ({ payload: reason }) => {
            if (reason === 'expired') void navigate(patterns.login, { replace: true })
            if (reason === 'pressed') void navigate(patterns.home, { replace: true })
          },
        }),
      ),
    [dispatch, navigate],
  )
}
