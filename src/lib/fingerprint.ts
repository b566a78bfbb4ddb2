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
