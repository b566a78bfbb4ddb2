/**
 * Makes the action that says that something happened, and knows it again: an action creator as Redux Toolkit's, which takes it
 * for one of its own, but without its code. For what a visitor's first view needs to know (docs/decisions/0020).
 */
export function event<Payload = void>(type: string) {
  const create = (payload: Payload) => ({ type, payload })
  const match = (action: unknown): action is ReturnType<typeof create> =>
    typeof action === 'object' && action !== null && 'type' in action && action.type === type
  return Object.assign(create, { type, match })
}
