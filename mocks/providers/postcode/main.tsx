import { mount } from '../mount.tsx'
import { PostcodePage } from './PostcodePage.tsx'
import { usePostcode } from './usePostcode.ts'

// The module of `mock/postcode.html`; stories show its page without mounting it.
function Search() {
  return <PostcodePage {...usePostcode()} />
}

mount(<Search />)
