import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { termsText } from './termsText.ts'

mount(<Policy words={termsText} />)
