import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loggedOut } from '../../api/session.ts'
import { patterns } from '../../config/paths.ts'
import { addAppListener, useAppDispatch } from '../../hooks.ts'

/** Navigates to the login page, also from a public one, when the server has ended the session (AUTH-19). */
export function useLoginAfterExpiry(): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: loggedOut,
          effect: ({ payload: reason }) => {
            if (reason === 'expired') void navigate(patterns.login, { replace: true })
          },
        }),
      ),
    [dispatch, navigate],
  )
}
