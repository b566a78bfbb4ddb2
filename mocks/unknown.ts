/**
 * Did the contract have no such operation? The handlers answer one with the contract's own refusal (API-03), so msw does
 * not take the request for unhandled.
 */
export async function isUnknownOperation(reply: Response): Promise<boolean> {
  if (reply.status !== 404 && reply.status !== 405) return false
  return /"code":"(NOT_FOUND|METHOD_NOT_ALLOWED)"/.test(await reply.clone().text())
}
