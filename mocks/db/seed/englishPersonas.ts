import type { SeedTexts } from './textShape.ts'

/** Not with the other English texts, which only an English world loads: console and gallery name the personas too. */
export const englishPersonas: SeedTexts['personas'] = {
  minseo: { name: 'Koo Minseo', nickName: 'Minseo' },
  jihoon: { name: 'Yeom Jihoon', nickName: 'Jihoon' },
  yuna: { name: 'Do Yuna', nickName: 'Yuna' },
  guest: { name: 'Geum Harin', nickName: 'Guest' },
  guestOrdered: { name: 'Geum Harin', nickName: 'Guest' },
  curator: { name: 'Yeon Sua', nickName: 'Curator' },
}
