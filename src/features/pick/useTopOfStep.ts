import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { focusPageTitle } from '../../lib/focusPageTitle.ts'

/** A new step starts at its top, like a new page. Its heading takes the focus, after Back too. */
export function useTopOfStep(key: string, step: string): void {
  const type = useNavigationType()
  const first = useRef(key)
  useLayoutEffect(() => {
    if (first.current !== key && type !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, type])

  const last = useRef(step)
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    focusPageTitle()
  }, [step])
}

/** For what takes the place of a step that is scrolled down. Chromium's `scrollTo` returns a promise, which is no cleanup. */
export function useTopOfPage(): void {
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}
