import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { termsTexts } from './termsTexts.ts'

// The module of `mock/terms.html`; stories show its page without mounting it.
mount(<Policy texts={termsTexts} />)
