import { safeLocalStorage } from './storage.ts'

/** What a flight, a setting of the device or the browser, or another display changes. */
const changing: ReadonlySet<string> = new Set(
  (
    'timezone languages dateTimeLocale fontPreferences domBlockers cookiesEnabled userAgentData localStorage sessionStorage indexedDB ' +
    'openDatabase plugins pdfViewerEnabled applePay reducedMotion reducedTransparency forcedColors invertedColors contrast monochrome ' +
    'hdr colorGamut colorDepth screenFrame screenResolution audioBaseLatency privateClickMeasurement'
  ).split(' '),
)

/** The components of a fingerprint that stay the same on a device. */
export const lastingComponents = <T>(components: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(components).filter(([name]) => !changing.has(name)))

/**
 * The device's id (AUTH-06), computed without a request and stored, so that a guest stays who they are when the browser is updated.
 * Similar devices can have the same one (OPEN-14).
 */
export async function fingerprint(): Promise<string> {
  const stored = safeLocalStorage.read('guestId')
  if (stored !== null && /^[\w-]{1,64}$/.test(stored)) return stored
  const { hashComponents, load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  const { components } = await agent.get()
  const id = hashComponents(lastingComponents({ ...components }))
  safeLocalStorage.write('guestId', id)
  return id
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/**
 * Whether the browser is a phone's or tablet's: the provider's desktop window does not support those (PAY-04). An iPad says that it is
 * a Macintosh, which has no touch points.
 */
export function isMobileBrowser({ userAgent, maxTouchPoints }: Device = navigator): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Apps by what they add to the user agent; Threads calls itself Barcelona. On Android web views have a word of their own. */
const webViews = new RegExp(
  [
    'KAKAO(TALK|STORY)|DaumApps|NAVER\\(inapp|\\bBAND/|\\bLine/',
    'Instagram|Barcelona|FB_IAB|FBA[NV]|Twitter|Snapchat|TikTok|BytedanceWebview|musical_ly|trill_',
    '; wv\\)',
  ].join('|'),
  'i',
)

/** Whether the page is in a web view of an app, in which Google refuses to sign in (`disallowed_useragent`). */
export const isWebView = (userAgent: string = navigator.userAgent): boolean => webViews.test(userAgent)

/** The address that opens a page of this site in the device's browser, out of a web view; null where no app offers one. */
export function addressForBrowser(href: string, userAgent: string = navigator.userAgent): string | null {
  if (userAgent.includes('KAKAOTALK')) return `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`
  if (!userAgent.includes('Android')) return null
  const { protocol, host, pathname, search } = new URL(href)
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    // Where the app opens no other one.
    `S.browser_fallback_url=${encodeURIComponent(href)}`,
  ]
  return `intent://${host}${pathname}${search}#Intent;${intent.join(';')};end`
}
