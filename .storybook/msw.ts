import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

/** Stories do without the scripts of the analytics service and the address search. */
const noScripts = http.get('*/mock/*.js', () => new HttpResponse(null, { status: 404 }))

/** msw-storybook-addon's loader. Its worker lies below Storybook's own address; requests that no handler answers are files. */
export const loadMsw = mswLoader(async () => {
  const worker = setupWorker(noScripts)
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  return worker
})
