import { accountEn } from './accountEn.ts'
import { everydayEn } from './everydayEn.ts'
import type { Texts } from './ko.ts'
import { pickingEn } from './pickingEn.ts'
import { shoppingEn } from './shoppingEn.ts'

/** The English catalogue. */
export const en: Texts = { ...everydayEn, ...pickingEn, ...shoppingEn, ...accountEn }
