import { guestForbidden } from './guestForbidden.ts'
import { memberForbidden } from './memberForbidden.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { serverDown } from './serverDown.ts'
import { serverGarbage } from './serverGarbage.ts'
import { serverSlow } from './serverSlow.ts'
import { worldLarge } from './worldLarge.ts'

export const wholeScenarios = [
  notFound,
  guestForbidden,
  memberForbidden,
  serverSlow,
  serverDown,
  serverGarbage,
  offline,
  worldLarge,
]
