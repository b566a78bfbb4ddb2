import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

/** Stories do not load the script of the address search; that of the analytics service, which each page loads, is empty. */
const noScripts = [
  http.get('*/mock/gtag.js', () => HttpResponse.text('', { headers: { 'content-type': 'text/javascript' } })),
  http.get('*/mock/*.js', () => new HttpResponse(null, { status: 404 })),
]

/** The loader of msw-storybook-addon. The worker script is below Storybook's base URL; unhandled requests are for files. */
export const loadMsw = mswLoader(async () => {
  const worker = setupWorker(...noScripts)
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  return worker
})
