import { mount } from '../mount.tsx'
import { Policies } from './Policies.tsx'

// The module of `mock/policies.html`; a story shows its page without mounting it.
mount(<Policies />)
