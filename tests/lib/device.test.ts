import { expect, test } from 'vitest'
import { isWebView } from '../../src/lib/device.ts'
import { lastingComponents } from '../../src/lib/fingerprint.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.each([
  `${iPhone} Barcelona 400.0.0.25.96 (iPhone17,1; iOS 18_5; ko_KR; ko; scale=3.00; 1206x2622)`,
  `${iPhone} musical_ly_41.0.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
  `${android} trill_410000 BytedanceWebview/d8a21c6`,
  `${iPhone} BAND/17.1.0 (iPhone17,1; 18.5)`,
  `${iPhone} DaumApps/8.6.1 DaumDevice/mobile`,
  `${iPhone} Twitter for iPhone/11.20`,
  `${android} TwitterAndroid`,
  `${iPhone} Snapchat/13.50.0.40 (like Safari/8621.2.5.10.10, panda)`,
  `${iPhone} KAKAOSTORY 7.5.0`,
  `${android} kakaostory/7.5.0`,
  `${iPhone} [LinkedInApp]/9.31.1`,
  `${iPhone} [Pinterest/iOS]`,
])('[AUTH-02, OPEN-49] the web view of an app: %s', (userAgent) => {
  expect(isWebView(userAgent)).toBe(true)
})

test.each([
  `${iPhone} Safari/604.1`,
  `${iPhone} CriOS/140.0.0.0 Safari/604.1`,
  android,
  `${android} SamsungBrowser/28.0`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Whale/4.33',
])('[AUTH-02] a browser is none: %s', (userAgent) => {
  expect(isWebView(userAgent)).toBe(false)
})

test('[AUTH-06, OPEN-14] a guest is the same after a flight, with another setting and at another display', () => {
  const device = { canvas: 'c', math: 'm', fonts: 'f', hardwareConcurrency: 8, platform: 'p', webGlBasics: 'w' }
  const at = (timezone: string, isReduced: boolean, contrast: number, resolution: readonly number[]) =>
    lastingComponents<unknown>({
      ...device,
      timezone,
      reducedMotion: isReduced,
      forcedColors: contrast > 0,
      contrast,
      screenResolution: resolution,
      screenFrame: resolution,
      languages: [timezone],
      hdr: isReduced,
    })
  const home = at('Asia/Seoul', false, 0, [1920, 1080])
  expect(home).toEqual(device)
  expect(at('America/New_York', true, 1, [1080, 1920])).toEqual(home)
})
