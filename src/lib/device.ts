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
    'Instagram|Barcelona|FB_IAB|FBA[NV]|Twitter|Snapchat|LinkedInApp|Pinterest/iOS|TikTok|BytedanceWebview|musical_ly|trill_',
    '; wv\\)',
  ].join('|'),
  'i',
)

/** Whether the page is in a web view of an app, in which Google allows no sign-in (`disallowed_useragent`). */
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
