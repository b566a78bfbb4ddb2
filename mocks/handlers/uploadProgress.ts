const STEPS = 8
const STEP_MS = 250
/** Clients show progress with a delay. */
const STALL_MS = 1000

/** The page's requests with files that have no reply yet. */
const uploads = new Set<XMLHttpRequest>()

/**
 * Follows the page's uploads, for `emulateUpload`: a request that a service worker answers has no upload events of the
 * browser.
 */
export function followUploads(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the request below
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (body instanceof FormData) {
      uploads.add(this)
      this.addEventListener('loadend', () => uploads.delete(this))
    }
    send.call(this, body)
  }
}

/**
 * Dispatches the progress of the present uploads up to a share of their bytes, as a slow network does that stalls in the end.
 * Nothing without one.
 */
export async function emulateUpload(share: number): Promise<void> {
  for (let step = 1; step <= STEPS && uploads.size > 0; step += 1) {
    const progress = { lengthComputable: true, loaded: Math.round((share * 100 * step) / STEPS), total: 100 }
    for (const { upload } of uploads) upload.dispatchEvent(new ProgressEvent('progress', progress))
    await delay(step === STEPS ? STALL_MS : STEP_MS)
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
