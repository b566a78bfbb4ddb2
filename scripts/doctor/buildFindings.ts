import { patterns } from '../../src/config/paths.ts'
import { leftOut } from '../build/configurationTable.ts'
import { readEnv, readVariables, variableNames, type VariableName } from '../build/readEnv.ts'
import { cannotTell, ok, probe, wrong, type Finding } from './finding.ts'
import { isLocal } from './serverFindings.ts'

type Variables = Readonly<Record<string, string | undefined>>

export type BuildOptions = {
  readonly variables: Variables
  readonly baseUrl: string
  readonly appUrl: string
  /** An access token, to request a picture that the server returns. */
  readonly token: string | undefined
}

/** The servers and features of a build with these variables. */
export async function buildFindings({ variables, baseUrl, appUrl, token }: BuildOptions): Promise<Finding[]> {
  const raw = { ...variables, VITE_API: 'real', VITE_API_BASE_URL: baseUrl }
  const home = { url: appUrl, path: new URL(appUrl).pathname }
  const { given, values } = readVariables(raw, home)
  const env = readEnv(raw, home)
  return [
    ...variableNames.map((name) => variable(name, given[name], values[name])),
    ...redirects(env.oauthRedirectBase),
    paymentAddress(env.paymentMobileUrl, values.VITE_PROVIDERS),
    await picture(baseUrl, env.cdnBase, token),
    policy(env, given.VITE_PROVIDERS !== 'emulated'),
  ]
}

function variable(name: VariableName, given: string | undefined, value: string | undefined): Finding {
  if (given !== undefined) return ok(name, `set: ${given}`)
  if (value !== undefined) return ok(name, `default: ${value}`)
  return cannotTell(name, `not set, so not offered: ${leftOut[name] ?? name}`, 'set it, if it is to be offered')
}

function redirects(base: string): Finding[] {
  const isSafe = new URL(base).protocol === 'https:' || isLocal(new URL(base))
  return [patterns.googleCallback, patterns.naverCallback].map((path) => {
    const address = base + path.slice(1)
    const name = `sign-in redirect ${path}`
    if (!isSafe) return wrong(name, `${address} is not https`, 'providers redirect to https alone: set VITE_OAUTH_REDIRECT_BASE')
    return cannotTell(name, address, 'register exactly this address at the provider')
  })
}

function paymentAddress(url: string, providers: string | undefined): Finding {
  if (providers === 'emulated') return ok('payment on phones', `${url} (emulated)`)
  if (new URL(url).protocol === 'https:') return ok('payment on phones', url)
  return wrong('payment on phones', `${url} is not https`, 'set VITE_PAYMENT_MOBILE_URL to the provider’s address')
}

async function picture(baseUrl: string, cdnBase: string, token: string | undefined): Promise<Finding> {
  const todo = 'give --token (an access token) to try one'
  if (token === undefined) return cannotTell('CDN picture', 'no product can be read without a token', todo)
  const products = await probe(`${baseUrl}v1/products`, { headers: { authorization: `Bearer ${token}` } })
  const path = 'reply' in products ? /"imageUrls?":\s*\[?"([^"]+)"/.exec(products.text)?.[1] : undefined
  if (path === undefined) return cannotTell('CDN picture', 'no product with a picture came', todo)
  const url = new URL(path.replace(/^\//, ''), cdnBase).href
  const found = await probe(url)
  if ('error' in found) return wrong('CDN picture', `${url}: ${found.error}`, 'set VITE_CDN_BASE_URL')
  const type = found.reply.headers.get('content-type') ?? 'no type'
  if (found.reply.ok && type.startsWith('image/')) return ok('CDN picture', `${url} (${type})`)
  return wrong('CDN picture', `${url} answers ${found.reply.status} (${type})`, 'set VITE_CDN_BASE_URL to where the pictures lie')
}

const list = (...sources: string[]) => [...new Set(["'self'", ...sources])].join(' ')

// Kakao moves the address search from the first host to the second.
const postcodeScripts = ['https://t1.daumcdn.net', 'https://t1.kakaocdn.net']
const postcodeFrames = ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com']

/** The content security policy that the deployment needs, to compare with its headers. */
function policy(env: ReturnType<typeof readEnv>, isReal: boolean): Finding {
  const originOf = (url: string) => new URL(url, env.apiBase).origin
  const api = originOf(env.apiBase)
  const postcode = [originOf(env.postcodeScriptUrl), ...(isReal ? postcodeScripts : [])]
  const scripts = [...postcode, ...(env.analytics ? [originOf(env.analytics.scriptUrl)] : [])]
  const detail = [
    `default-src 'self'`,
    `script-src ${list("'unsafe-inline'", ...scripts)}`,
    `style-src ${list("'unsafe-inline'")}`,
    `connect-src ${list(api, ...(env.analytics ? ['https://*.google-analytics.com'] : []))}`,
    `img-src ${list('data:', 'blob:', originOf(env.cdnBase))}`,
    `frame-src ${list(...scripts, ...(isReal ? postcodeFrames : [api]))}`,
    `form-action ${list(api, originOf(env.paymentMobileUrl))}`,
  ].join('; ')
  return cannotTell('content security policy', detail, 'allow this, if the host sends a policy')
}
