import { mount } from '../mount.tsx'
import { PostcodePage } from './PostcodePage.tsx'
import { hasHost, usePostcode } from './usePostcode.ts'

// The module of `mock/postcode.html`; stories show its page without mounting it.
function Search() {
  return <PostcodePage {...usePostcode()} hasHost={hasHost()} />
}

mount(<Search />)
