import { mount } from '../mount.tsx'
import { Policy } from './Policy.tsx'
import { termsTexts } from './termsTexts.ts'

mount(<Policy texts={termsTexts} />)
