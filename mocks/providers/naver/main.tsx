import { mount } from '../mount.tsx'
import { useAuthorize } from '../useAuthorize.ts'
import { NaverPage } from './NaverPage.tsx'

// The module of `mock/naver.html`; stories show its page without mounting it.
function Naver() {
  return <NaverPage {...useAuthorize('naver')} />
}

mount(<Naver />)
