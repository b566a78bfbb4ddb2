import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A limit for busy machines; a test continues as soon as the state is there.
configure({ asyncUtilTimeout: 8000 })

// happy-dom has no layout to scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
