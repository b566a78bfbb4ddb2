import { errorStatuses } from '../../src/contract/errors.ts'
import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { languageOf, type Language } from '../db/languages.ts'
import type { WriteTx } from '../db/collections.ts'
import { escapeHtml } from './escapeHtml.ts'
import { formFields } from './form.ts'
import { textIn } from '../rules/messages.ts'
import { Refusal, refuse } from '../rules/refusal.ts'
import { runDueJobs } from '../rules/runDueJobs.ts'
import { failures, type Failure } from './reply.ts'
import { logInternalError } from './warn.ts'

type Fields = Record<string, string>

/**
 * A page of the server: a browser navigates to it, with a query or a submitted form, and is redirected to a path below the
 * base.
 */
export type Page = {
  readonly methods: readonly string[]
  readonly open: (visit: { tx: WriteTx; fields: Fields; base: string; now: number }) => {
    readonly target: string
    /** Why the payment that the page ends has failed. */
    readonly failure?: Failure | undefined
  }
}

/** A navigation to a page of the server at `base`; `home` is the app's own address. */
export type Visit = {
  readonly world: PickersWorld
  readonly request: Request
  readonly base: string
  readonly home: string
}

/**
 * Replies to a navigation in one transaction: with a redirect, or a short page that shows the error and links to the app
 * (`home`). Never rejects.
 */
export async function openPage(page: Page, { world, request, base, home }: Visit): Promise<Response> {
  const showRefusal = async (refusal: Refusal, allow?: readonly string[]) =>
    refusalPage(refusal, { language: await world.read(languageOf).catch(() => 'ko' as const), home, allow })
  if (!page.methods.includes(request.method)) return showRefusal(new Refusal('METHOD_NOT_ALLOWED'), page.methods)
  try {
    const fields = await fieldsOf(request)
    const { target, failure } = await world.transaction((tx) => {
      runDueJobs(tx, now(tx.counters))
      return page.open({ tx, fields, base, now: now(tx.counters) })
    })
    const reply = new Response(null, { status: 303, headers: { location: new URL(target, base).href } })
    if (failure) failures.set(reply, failure)
    return reply
  } catch (error) {
    if (error instanceof Refusal) return showRefusal(error)
    logInternalError(`${request.method} ${request.url}`, error)
    return showRefusal(new Refusal('SERVER_ERROR'))
  }
}

async function fieldsOf(request: Request): Promise<Fields> {
  if (Number(request.headers.get('content-length')) > REQUEST_MAX_BYTES) refuse('TOO_LARGE')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const form = request.method === 'GET' ? {} : await formFields(request).catch(() => refuse('INVALID_REQUEST'))
  const fields = { ...query, ...form }
  const isMalformed = Object.values(fields).some((text) => /\p{Surrogate}/u.test(text))
  return isMalformed ? refuse('INVALID_REQUEST') : fields
}

const pageTexts = {
  ko: { title: '결제할 수 없어요', close: '창 닫기', home: '처음으로' },
  en: { title: 'This payment isn’t possible', close: 'Close the window', home: 'Back to the shop' },
}

type Shown = { readonly language: Language; readonly home: string; readonly allow: readonly string[] | undefined }

/** Shown in the payment window, or in the app's own tab, which a script may not close: there the link leads home. */
function refusalPage({ code, reason }: Refusal, { language, home, allow = [] }: Shown): Response {
  const texts = pageTexts[language]
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<link rel="icon" href="data:,">
<title>${texts.title}</title>
<style>body { font: 16px/1.6 sans-serif; margin: 15vh auto 0; max-width: 22rem; padding: 0 1rem; text-align: center }</style>
<h1>${texts.title}</h1>
<p>${escapeHtml(textIn(language, reason))}</p>
<p><button type="button" onclick="window.close()">${texts.close}</button> <a href="${escapeHtml(home)}">${texts.home}</a></p>
</html>`
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  if (allow.length > 0) headers.set('allow', allow.join(', '))
  return new Response(html, { status: errorStatuses[code], headers })
}
