import { mount } from '../mount.tsx'
import { hasHost } from './host.ts'
import { PostcodePage } from './PostcodePage.tsx'
import { usePostcode } from './usePostcode.ts'

function Search() {
  return <PostcodePage {...usePostcode()} hasHost={hasHost()} />
}

mount(<Search />)
