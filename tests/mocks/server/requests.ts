/** A request as it is written to the socket, and the status of its reply, with its code where it is refused. */
type Row = [what: string, request: string, reply: string, body?: string | Uint8Array]

const INVALID = '400 INVALID_REQUEST'
const MEGABYTE = 1024 * 1024
const guest = '{"guestId":"device-1"}'

const line = (first: string, headers = 'host: localhost') => `${first} HTTP/1.1\r\n${headers}`
const get = (target: string, headers?: string) => line(`GET ${target}`, headers)
const post = (headers: string) => line('POST /v1/auth/guest', `host: localhost\r\ncontent-type: application/json\r\n${headers}`)
const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`
const ipv6 = 'host: [::1]:8787'

/** Each is refused in the envelope, and changes nothing. */
export const refused: Row[] = [
  // What is not HTTP.
  ['one word', 'nonsense', INVALID],
  ['another version', 'GET /v1/products HTTP/9.9\r\nhost: localhost', INVALID],
  ['no version', 'GET /v1/products', INVALID],
  ['no host', get('/v1/products', 'x-a: b'), INVALID],
  ['a host that is none', get('/w/a/', 'host: %%%'), INVALID],
  ['an unknown method', line('BUY /v1/products'), INVALID],
  ['a tunnel', line('CONNECT /v1/products'), INVALID],
  ['a method of HTTP that no operation has', line('TRACE /v1/picks'), '405 METHOD_NOT_ALLOWED'],
  ['a negative length', post('content-length: -1'), INVALID, '{}'],
  ['two lengths', post('content-length: 2\r\ncontent-length: 3'), INVALID, '{}'],
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked'), INVALID, '{}'],
  ['a chunk of no size', post('transfer-encoding: chunked'), INVALID, 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a header without a colon', post('nothing'), INVALID],
  ['a null character in a header', post('x-a: \0'), INVALID],
  ['headers of 100 kB', post(`x-a: ${'a'.repeat(100_000)}`), INVALID],
  ['an unknown expectation', post('expect: nothing\r\ncontent-length: 2'), INVALID, '{}'],
  // Addresses.
  ['another host as the target', get('http://elsewhere.test/'), INVALID],
  ['another host in the path', get('/http://elsewhere.test/'), INVALID],
  ['a script in the path', get('/javascript:alert(1)'), INVALID],
  ['another host behind two slashes and a backslash', get('//\\elsewhere.test'), INVALID],
  ['a path with a backslash', get('/\\elsewhere.test'), INVALID],
  ['an unknown path below an IPv6 address', get('/v1/nothing', ipv6), '404 NOT_FOUND'],
  ['a slash at its end', get('/v1/products/', ipv6), '404 NOT_FOUND'],
  ['a method of another path', get('/v1/users/additional-info', ipv6), '405 METHOD_NOT_ALLOWED'],
  ['an escape that is none', get('/v1/products/%E0%A4%A', ipv6), INVALID],
  ['an escape that is none in a page of the app', get('/%E0%A4%A'), INVALID],
  ['an escape that is none in the name of a world', get('/w/%/v1/products'), INVALID],
  ['an escape that is none in the control', get('/__mock/%E0'), INVALID],
  ['an escape that is none in a picture', get('/img/%C0%80.avif?w=320'), INVALID],
  ['no token', get('/v1/products', ipv6), '401 INVALID_TOKEN'],
  // Bodies.
  ['an announced body over 35 MB', post(`content-length: ${40 * MEGABYTE}`), '413 TOO_LARGE'],
  ['a body over 35 MB in chunks', post('transfer-encoding: chunked'), '413 TOO_LARGE', chunk(' '.repeat(36 * MEGABYTE))],
  ['a body in zstd', post(`content-encoding: zstd\r\ncontent-length: ${guest.length}`), '415 UNSUPPORTED_ENCODING', guest],
  ['a body in gzip', post(`content-encoding: gzip\r\ncontent-length: ${guest.length}`), '415 UNSUPPORTED_ENCODING', guest],
]

export const answered: Row[] = [
  ['a path with two slashes', get('//elsewhere.test/'), '302'],
  ['an unknown call of a provider', line('POST /mock/api/nothing', ipv6), '404'],
  ['a call of a provider', get('/mock/api/payment/deposits', ipv6), '200'],
  ['headers for tracing', get('/health', 'host: localhost\r\ntraceparent: 00-1-2-01\r\nbaggage: a=b'), '200'],
  ['a body in chunks', post('transfer-encoding: chunked'), '200', `${chunk('{"guest')}${chunk('Id":"in-chunks"}')}0\r\n\r\n`],
  ['a body of no coding', post(`content-encoding: identity\r\ncontent-length: ${guest.length}`), '200', guest],
]
