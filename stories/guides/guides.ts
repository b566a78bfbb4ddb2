import { controlGuides } from './controls.ts'
import type { Guide } from './guide.ts'
import { layoutGuides } from './layout.ts'
import { messageGuides } from './messages.ts'
import { productGuides } from './product.ts'

/** The guides of all components that have a documentation page, by the id of their stories. */
export const guides: Readonly<Record<string, Guide>> = {
  ...controlGuides,
  ...layoutGuides,
  ...messageGuides,
  ...productGuides,
}
