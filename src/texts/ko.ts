import { accountKo } from './accountKo.ts'
import { everydayKo } from './everydayKo.ts'
import { pickingKo } from './pickingKo.ts'
import { shoppingKo } from './shoppingKo.ts'

/** The Korean catalogue, and the type that every other must match. A page fetches the part that it speaks (`provider.tsx`). */
export const ko = { ...everydayKo, ...pickingKo, ...shoppingKo, ...accountKo }

export type Texts = typeof ko
