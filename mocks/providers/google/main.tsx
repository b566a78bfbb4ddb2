import { mount } from '../mount.tsx'
import { useAuthorize } from '../useAuthorize.ts'
import { GooglePage } from './GooglePage.tsx'

function Google() {
  return <GooglePage {...useAuthorize('google')} />
}

mount(<Google />)
