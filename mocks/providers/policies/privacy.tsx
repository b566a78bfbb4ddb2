import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { privacyTexts } from './privacyTexts.ts'

// The module of `mock/privacy.html`; stories show its page without mounting it.
mount(<Policy texts={privacyTexts} />)
