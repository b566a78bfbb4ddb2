import { mount } from '../mount.tsx'
import { useAuthorize } from '../useAuthorize.ts'
import { GooglePage } from './GooglePage.tsx'

// The module of `mock/google.html`; stories show its page without mounting it.
function Google() {
  return <GooglePage {...useAuthorize('google')} />
}

mount(<Google />)
