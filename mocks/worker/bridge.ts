import '../page/blockedStorage.ts'
import { getResponse } from 'msw'
import { openWorldChannel, type WorldMessage } from '../page/worldChannel.ts'
import { storeRequest } from '../page/storedRequests.ts'
import { openPageMocks } from '../page/pageMocks.ts'
import { escapeHtml } from '../handlers/escapeHtml.ts'
import { warn } from '../handlers/warn.ts'
import { initialLanguage } from '../providers/initialLanguage.ts'

/**
 * The request that the worker writes into the bridge page. Worker and page may be of different releases: its shape must not
 * change.
 */
type Note = {
  readonly url?: string
  readonly method?: string
  readonly headers?: [string, string][]
  readonly body?: string | null
}

const language = initialLanguage({})
const texts = {
  ko: {
    noReply: '서버의 답이 오지 않았습니다. 이 창을 닫아 주세요.',
    failed: '요청을 처리하지 못했습니다. 이 창을 닫고 다시 시도해 주세요.',
  },
  en: {
    noReply: 'The server didn’t reply. Please close this window.',
    failed: 'The request couldn’t be handled. Please close this window and try again.',
  },
}[language]

/** Replies to a navigation in place of a server, with the handlers that the app's pages use. */
async function answer(request: Request): Promise<void> {
  const { handlers, overrides, log } = await openPageMocks()
  const others = openWorldChannel()
  let stored = Promise.resolve()
  log.onEntry = (entry) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    others?.postMessage({ entry } satisfies WorldMessage)
    stored = storeRequest(entry)
  }
  const response = await getResponse([...overrides, ...handlers], request)
  if (!response) warn(`Unknown request: ${request.method} ${new URL(request.url).pathname}`)
  await stored
  const target = response?.headers.get('location')
  if (target) location.replace(new URL(target, request.url))
  else show(response ? await pageOf(response) : plainPage('404', `${request.method} ${new URL(request.url).pathname}`))
}

/** The worker's request; without it (the host redirected here without a worker) a GET of the address. */
function navigation(): Request {
  const note: Note = JSON.parse(document.querySelector('#request')?.textContent ?? '{}')
  const init: RequestInit = { method: note.method ?? 'GET', headers: note.headers ?? [] }
  if (note.body) init.body = Uint8Array.from(atob(note.body), (char) => char.charCodeAt(0))
  return new Request(note.url ?? location.href, init)
}

async function pageOf(response: Response): Promise<string> {
  if (response.type === 'error') return plainPage('0', texts.noReply)
  const text = await response.text()
  return response.headers.get('content-type')?.startsWith('text/html') ? text : plainPage(String(response.status), text)
}

function plainPage(title: string, text: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><pre>${escapeHtml(text)}</pre></html>`
}

/** Keeps the address, like a server's reply. For short pages: longer ones are files, reached by a redirect. */
function show(html: string): void {
  document.open()
  document.write(html)
  document.close()
}

answer(navigation()).catch((error: unknown) => {
  warn(`The navigation could not be handled: ${String(error)}`)
  show(plainPage('500', texts.failed))
})
