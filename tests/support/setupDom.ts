import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a state may take on a busy machine, not how long a test waits: it goes on as soon as the state is there.
configure({ asyncUtilTimeout: 8000 })

// jsdom lays nothing out, so nothing can be out of view.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
