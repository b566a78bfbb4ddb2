/** Milliseconds of each call. */
export interface Times {
  episode: number[]
  pick: number[]
  memo: number[]
  statistics: number[]
  /** A GET and a POST that a bare MSW handler replies to. */
  bareRead: number[]
  bareWrite: number[]
}

/** Runs in the page: adds an empty handler before all others, as the baseline. */
export function addBareHandler(): void {
  const { worker, http, HttpResponse, api } = window.__mock
  worker.use(http.all(api('/v1/bare'), () => HttpResponse.json({})))
}

/**
 * Runs in the page, so it uses no outer scope. Each round signs in a new guest, who picks, saves a memo twice and reads
 * statistics.
 */
export async function callsInPage({ first, rounds }: { first: number; rounds: number }): Promise<Times> {
  type Envelope = { data: unknown; result: string; error: unknown }
  const send = async (path: string, token?: string, body?: object): Promise<Envelope> => {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
    const response = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
    const envelope: Envelope = await response.json()
    if (envelope.result !== 'SUCCESS') throw new Error(`${path}: ${JSON.stringify(envelope.error)}`)
    return envelope
  }
  const timed = async (list: number[], ...call: Parameters<typeof send>) => {
    const began = performance.now()
    const { data } = await send(...call)
    list.push(performance.now() - began)
    return Object(data)
  }

  const times: Times = { episode: [], pick: [], memo: [], statistics: [], bareRead: [], bareWrite: [] }
  for (let no = first; no < first + rounds; no++) {
    const { data } = await send('/v1/auth/guest', undefined, { guestId: `bench-${no}` })
    const { accessToken, userId } = Object(data)
    const token = String(accessToken)
    const { detail, styles } = await timed(times.episode, '/v1/episodes/current-pick', token)
    const episodeId = Number(detail.id)
    await timed(times.pick, '/v1/picks', token, { episodeId, styleIds: [Number(styles[0].id), Number(styles[1].id)] })
    const memo = { userId: Number(userId), episodeId }
    await send('/v1/picks/memo', token, { ...memo, memo: 'the first words' })
    await timed(times.memo, '/v1/picks/memo', token, { ...memo, memo: `other words ${no}` })
    await timed(times.statistics, `/v1/picks/statistics?episodeId=${episodeId}`, token)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const post = { method: 'POST', headers, body: JSON.stringify({ ...memo, memo: `other words ${no}` }) }
    const starts = [performance.now()]
    await (await fetch('/v1/bare', { headers })).json()
    starts.push(performance.now())
    await (await fetch('/v1/bare', post)).json()
    const [read = 0, write = 0] = starts
    times.bareRead.push(write - read)
    times.bareWrite.push(performance.now() - write)
  }
  return times
}
