import * as v from 'valibot'
import { envelope } from '../../src/contract/envelope.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { cannotTell, ok, probe, wrong, type Finding, type Probe } from './finding.ts'

const MAX_SKEW_MS = 60_000
const READ = 'v1/episodes/current-pick'
const NO_REPLY = 'the server does not answer'

/** The requirements of an app at `appUrl` on the server at `baseUrl`; both end with a slash. Sends no request that writes. */
export async function serverFindings(baseUrl: string, appUrl: string): Promise<Finding[]> {
  const origin = new URL(appUrl).origin
  const read = await probe(baseUrl + READ, { headers: { origin } })
  return [
    reachability(baseUrl, read),
    basePath(read),
    tls(baseUrl, appUrl, read),
    clock(read),
    await preflight(baseUrl, origin),
    corsOfRefusals(read, origin),
    await paymentPage(baseUrl),
  ]
}

function reachability(baseUrl: string, read: Probe): Finding {
  if ('reply' in read) return ok('reachability', `${baseUrl} answers`)
  return wrong('reachability', `${baseUrl}: ${read.error}`, 'check the host name, the port and the firewall')
}

function basePath(read: Probe): Finding {
  if ('error' in read) return cannotTell('base path', NO_REPLY, 'make it reachable first')
  const { status } = read.reply
  if (status < 500 && status !== 404 && isEnvelope(read.text))
    return ok('base path', `/${READ} answers ${status} in the envelope of API-01`)
  return wrong('base path', `/${READ} answers ${status} without the envelope of API-01`, 'the base URL ends where /v1 begins')
}

function isEnvelope(text: string): boolean {
  try {
    return v.is(envelope, JSON.parse(text))
  } catch {
    return false
  }
}

function tls(baseUrl: string, appUrl: string, read: Probe): Finding {
  const [server, app] = [new URL(baseUrl), new URL(appUrl)]
  if (server.protocol === 'http:') {
    if (app.protocol === 'https:' && !isLocal(server)) {
      return wrong('TLS', 'an app on https may not call a server on http', 'serve the API over https')
    }
    return isLocal(server)
      ? ok('TLS', 'not needed on this machine')
      : wrong('TLS', 'http: tokens travel in the open', 'serve the API over https')
  }
  if ('reply' in read) return ok('TLS', 'the certificate is accepted')
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/i.test(read.error))
    return wrong('TLS', read.error, 'install a certificate of a public authority for this host')
  return cannotTell('TLS', NO_REPLY, 'make it reachable first')
}

export const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

function clock(read: Probe): Finding {
  const date = 'reply' in read ? read.reply.headers.get('date') : null
  const skew = date === null ? NaN : Math.abs(Date.parse(date) - Date.now())
  if (Number.isNaN(skew)) return cannotTell('clock', 'no Date header came', 'compare the clocks by hand')
  if (skew < MAX_SKEW_MS) return ok('clock', `${Math.round(skew / 1000)} s apart`)
  return wrong('clock', `${Math.round(skew / 1000)} s apart`, 'set the clocks by NTP: tokens and deadlines depend on them')
}

async function preflight(baseUrl: string, origin: string): Promise<Finding> {
  const wanted = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' }
  const sent = await probe(`${baseUrl}v1/picks`, { method: 'OPTIONS', headers: { origin, ...wanted } })
  if ('error' in sent) return cannotTell('CORS preflight', NO_REPLY, 'make it reachable first')
  const { headers, ok: isOk } = sent.reply
  const missing = [
    ...(isOk ? [] : [`the status is ${sent.reply.status}`]),
    ...(allows(headers, origin) ? [] : [`access-control-allow-origin does not name ${origin}`]),
    ...['authorization', 'content-type']
      .filter((name) => !lists(headers.get('access-control-allow-headers'), name))
      .map((name) => `access-control-allow-headers lacks ${name}`),
  ]
  if (missing.length === 0) return ok('CORS preflight', `${origin} may call with a token and a JSON body`)
  return wrong('CORS preflight', missing.join('; '), `answer OPTIONS with 204 and these headers for ${origin}`)
}

/** Without the header on a refusal, the app sees a network error instead. */
function corsOfRefusals(read: Probe, origin: string): Finding {
  if ('error' in read) return cannotTell('CORS of refusals', NO_REPLY, 'make it reachable first')
  if (allows(read.reply.headers, origin))
    return ok('CORS of refusals', `a ${read.reply.status} has access-control-allow-origin too`)
  return wrong(
    'CORS of refusals',
    `a ${read.reply.status} has no access-control-allow-origin for ${origin}`,
    'send it with every status',
  )
}

const allows = (headers: Headers, origin: string) => ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
/** A star stands for every header but Authorization (Fetch, CORS protocol), and is none with credentials, which the app sends none of. */
const lists = (header: string | null, name: string) => {
  const names = (header ?? '').toLowerCase().split(/[\s,]+/)
  return names.includes(name) || (name !== 'authorization' && names.includes('*'))
}

async function paymentPage(baseUrl: string): Promise<Finding> {
  const page = await probe(baseUrl + paymentPages.desktop.slice(1))
  if ('error' in page) return cannotTell('payment page', NO_REPLY, 'make it reachable first')
  const { status, headers } = page.reply
  const opener = headers.get('cross-origin-opener-policy') ?? 'unsafe-none'
  if (opener !== 'unsafe-none') {
    const detail = `cross-origin-opener-policy: ${opener} makes the open payment window look closed to the shop`
    return wrong('payment page', detail, 'send it without this header, and ask the provider whether its own page has it')
  }
  const isPage = (status === 200 || (status >= 400 && status < 500 && status !== 404)) && !isEnvelope(page.text)
  if (isPage) return ok('payment page', `${paymentPages.desktop} answers ${status}, as a page`)
  return wrong('payment page', `${paymentPages.desktop} answers ${status}`, 'the payment window opens this page (API-51)')
}
