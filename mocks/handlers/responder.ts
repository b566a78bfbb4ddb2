/** Answers the requests to some addresses. Undefined: the host's own file is the answer. */
export type Responder = {
  readonly answers: (url: string) => boolean
  readonly respond: (request: Request) => Promise<Response | undefined>
}

/** The answer of whoever is concerned; undefined where nobody is. */
export async function answerOf(responders: readonly Responder[], request: Request): Promise<Response | undefined> {
  return responders.find(({ answers }) => answers(request.url))?.respond(request)
}
