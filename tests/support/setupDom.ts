import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// An upper limit for busy machines; tests continue as soon as the state is reached.
configure({ asyncUtilTimeout: 8000 })

// happy-dom has no layout, so nothing can scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
