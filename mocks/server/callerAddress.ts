import type { IncomingHttpHeaders } from 'node:http'

const namedHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const pair = /^\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|([^\s"]*))\s*$/

type Received = { readonly headers: IncomingHttpHeaders }
type Called = { readonly proto?: string | undefined; readonly host?: string | undefined }

/**
 * Reads the address by which a caller reached the server, for addresses in replies: `publicUrl` if it is given, else what a
 * proxy reports, else the Host header. It has no slash at its end.
 *
 * Any name is taken: an emulator, a container or a proxy has a name for this machine that the machine does not know. A caller
 * that sends a wrong one only gets wrong addresses itself, since no reply is cached. A value that is no host is ignored: the
 * start page shows the address.
 */
export function createCallerAddress(url: string, publicUrl: string | undefined): (incoming: Received) => string {
  if (publicUrl !== undefined) return () => publicUrl
  const own = new URL(url)
  return ({ headers }) => {
    const forwarded = readForwarded(headers)
    const host = [forwarded.host, firstOf(headers['x-forwarded-host']), headers.host].find(isHost)
    const proto = [forwarded.proto, firstOf(headers['x-forwarded-proto'])].find(isProto)
    const protocol = proto?.toLowerCase() ?? own.protocol.slice(0, -1)
    return new URL(`${protocol}://${host ?? own.host}`).origin
  }
}

/** The first element of the Forwarded header (RFC 7239), which the proxy nearest to the caller wrote. */
function readForwarded({ forwarded }: IncomingHttpHeaders): Called {
  const parameters = (firstOf(forwarded) ?? '').split(';').map((text) => pair.exec(text))
  const valueOf = (name: string) => {
    const found = parameters.find((parameter) => parameter?.[1]?.toLowerCase() === name)
    return found?.[2] ?? found?.[3]
  }
  return { proto: valueOf('proto'), host: valueOf('host') }
}

/** Each proxy adds a value behind those that it received. */
function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(',') : header
  return text?.split(',')[0]?.trim()
}

const isProto = (proto: string | undefined) => proto !== undefined && /^https?$/i.test(proto)

/** Whether a text is a host as in the Host header: a name or an IP address, with or without a port. */
export const isHost = (host: string | undefined): host is string =>
  host !== undefined && namedHost.test(host) && URL.canParse(`http://${host}`)
