import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { privacyTexts } from './privacyTexts.ts'

mount(<Policy texts={privacyTexts} />)
