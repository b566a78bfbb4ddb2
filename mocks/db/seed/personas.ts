import type { User } from '../collections/users.ts'

const member = { guestId: null, isOwner: false }
const guest = { provider: 'guest', nickName: '게스트', email: null, birthYear: null, gender: null, isOwner: false } as const

/** The users that scenarios and tests refer to, by short name. */
export const personas = {
  minseo: {
    ...member,
    id: 1,
    provider: 'google',
    name: '구민서',
    nickName: '민서',
    email: 'minseo@example.com',
    phoneNumber: '01013572461',
    birthYear: 1998,
    gender: 'W',
  },
  jihoon: {
    ...member,
    id: 2,
    provider: 'naver',
    name: '염지훈',
    nickName: '지훈',
    email: 'jihoon@example.com',
    phoneNumber: '01013572462',
    birthYear: 1991,
    gender: 'M',
  },
  yuna: {
    ...member,
    id: 3,
    provider: 'google',
    name: '도유나',
    nickName: '유나',
    email: 'yuna@example.com',
    phoneNumber: '01013572463',
    birthYear: null,
    gender: null,
  },
  guest: { ...guest, id: 4, guestId: 'demo-guest', name: '금하린', phoneNumber: null },
  guestOrdered: { ...guest, id: 5, guestId: 'demo-guest-ordered', name: '금하린', phoneNumber: '01013572464' },
  curator: {
    ...member,
    id: 6,
    provider: 'google',
    name: '연수아',
    nickName: '큐레이터',
    email: 'curator@example.com',
    phoneNumber: '01013572465',
    birthYear: 1988,
    gender: 'W',
    isOwner: true,
  },
} as const satisfies Record<string, User>

export type Persona = keyof typeof personas

const isPersona = (name: string): name is Persona => name in personas

/** The short names, in the order of their ids. */
export const personaNames = Object.keys(personas).filter(isPersona)
