import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { privacyText } from './privacyText.ts'

mount(<Policy words={privacyText} />)
