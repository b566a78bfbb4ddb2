import type { SeedTexts } from '../textShape.ts'

/** A file of its own: console and gallery name the personas too, without the other texts. */
export const personas: SeedTexts['personas'] = {
  minseo: { name: 'Koo Minseo', nickName: 'Minseo' },
  jihoon: { name: 'Yeom Jihoon', nickName: 'Jihoon' },
  yuna: { name: 'Do Yuna', nickName: 'Yuna' },
  guest: { name: 'Geum Harin', nickName: 'Guest' },
  guestOrdered: { name: 'Geum Harin', nickName: 'Guest' },
  curator: { name: 'Yeon Sua', nickName: 'Curator' },
}
