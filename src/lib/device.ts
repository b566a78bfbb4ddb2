/** The same id for the same device (AUTH-06); no request leaves the browser. Like devices can share one (OPEN-14). */
export async function fingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

/** A phone's or tablet's browser by its user agent: the provider's desktop window refuses those (PAY-04). */
export function isMobileBrowser(userAgent = navigator.userAgent): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)
}
