/** The same id for the same device (AUTH-06); no request leaves the browser. Like devices can share one (OPEN-14). */
export async function fingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
