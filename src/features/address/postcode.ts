import { singleFlightByKey } from '../../lib/singleFlight.ts'

/** The result of the address search; every field is a string, empty without a value. */
export type PostcodeResult = Readonly<
  Record<
    'zonecode' | 'userSelectedType' | 'roadAddress' | 'jibunAddress' | 'autoRoadAddress' | 'autoJibunAddress' | 'address',
    string
  >
> &
  Readonly<Partial<Record<'bname' | 'buildingName' | 'apartment', string>>>

/** A subset of the service's options. */
type Options = {
  readonly oncomplete: (result: PostcodeResult) => void
  /** Called when the search window is closed or an address is selected. */
  readonly onclose?: (state: 'FORCE_CLOSE' | 'COMPLETE_CLOSE') => void
  readonly onresize?: (size: { width: number; height: number }) => void
  readonly onsearch?: (search: { q: string; count: number }) => void
  /** Shows the English form of each address below the Korean one, which stays the one that is chosen. */
  readonly alwaysShowEngAddr?: boolean
  readonly width?: string | number
  readonly height?: string | number
  readonly theme?: Readonly<Record<string, string>>
}
type Postcode = {
  readonly open: (how?: { q?: string; popupTitle?: string; popupKey?: string; autoClose?: boolean }) => void
  readonly embed: (element: HTMLElement, how?: { q?: string; autoClose?: boolean }) => void
}
export type PostcodeService = new (options: Options) => Postcode

declare global {
  interface Window {
    kakao?: { readonly Postcode?: PostcodeService }
    daum?: { readonly Postcode?: PostcodeService }
  }
}

/** The loaded service (KakaoPostcode has two global names); undefined before its script is loaded. */
export const postcodeService = (): PostcodeService | undefined => window.kakao?.Postcode ?? window.daum?.Postcode

const TIMEOUT_MS = 10_000

const shareRunning = singleFlightByKey<PostcodeService>()

/**
 * Loads the address search's script once; concurrent callers share the request. Rejects on failure and after ten seconds; the next
 * call asks again, by a new element.
 */
export async function loadPostcode(scriptUrl: string): Promise<PostcodeService> {
  return postcodeService() ?? shareRunning(scriptUrl, () => load(scriptUrl))
}

function load(scriptUrl: string): Promise<PostcodeService> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    const end = () => {
      clearTimeout(timer)
      const service = postcodeService()
      if (service) resolve(service)
      else {
        // A failed element would prevent the retry.
        script.remove()
        reject(new Error('the address search could not be loaded'))
      }
    }
    const timer = setTimeout(end, TIMEOUT_MS)
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    document.head.append(script)
  })
}

/** The form's postal code and address of a result: the selected address, followed by district and building. */
export function chosenAddress(result: PostcodeResult): { postalCode: string; address: string } {
  const isRoad = result.userSelectedType === 'R'
  const road = result.roadAddress || result.autoRoadAddress
  const lot = result.jibunAddress || result.autoJibunAddress
  const address = (isRoad ? road : lot) || result.address
  const { bname = '', buildingName = '', apartment = '' } = result
  const extras = [/[동로가]$/.test(bname) ? bname : '', apartment === 'Y' ? buildingName : ''].filter(Boolean)
  const behind = isRoad && extras.length > 0 ? ` (${extras.join(', ')})` : ''
  return { postalCode: result.zonecode, address: address + behind }
}
