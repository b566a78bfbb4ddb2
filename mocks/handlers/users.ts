import { operations } from '../../src/contract/operations.ts'
import { addAddress, addInformation, editProfile, requireOwn, shownUser } from '../rules/users.ts'
import { answer } from './answer.ts'

export const users = {
  user: answer(operations.user, ({ t, user, params }) => {
    requireOwn(user, params.userId)
    return shownUser(t, user)
  }),

  updateUser: answer(operations.updateUser, ({ t, user, params, body, now }) => {
    requireOwn(user, params.userId)
    return shownUser(t, editProfile(t, user, body, now))
  }),

  addInformation: answer(operations.addInformation, ({ t, user, body, now }) => shownUser(t, addInformation(t, user, body, now))),

  addAddress: answer(operations.addAddress, ({ t, user, params, body }) => {
    requireOwn(user, params.userId)
    return addAddress(t, user, body)
  }),
}
