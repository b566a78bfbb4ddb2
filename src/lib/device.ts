/** The device's id (AUTH-06), computed without a request. Similar devices can have the same one (OPEN-14). */
export async function fingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/**
 * Whether the browser is a phone's or tablet's: the provider's desktop window does not support those (PAY-04). An iPad says that it is
 * a Macintosh, which has no touch points.
 */
export function isMobileBrowser({ userAgent, maxTouchPoints }: Device = navigator): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
