import { mount } from '../mount.tsx'
import { useAuthorize } from '../useAuthorize.ts'
import { NaverPage } from './NaverPage.tsx'

function Naver() {
  return <NaverPage {...useAuthorize('naver')} />
}

mount(<Naver />)
