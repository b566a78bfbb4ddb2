import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { PNG } from '../../support/pictures.ts'
import { call, textOfSuccess } from './httpCalls.ts'
import { startReview } from './reviewCalls.ts'

let server: HttpServer
let worlds = 0

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/' })
})
afterAll(() => server.close())

type Form = {
  /** The Content-Type of the request. */
  readonly type?: string
  readonly boundary?: string
  readonly review?: string
  readonly image?: string
  /** Before the first boundary, behind each, and behind the last. */
  readonly preamble?: string
  readonly padding?: string
  readonly epilogue?: string
  readonly encode?: (content: Buffer) => Buffer
}

const REVIEW = 'Content-Disposition: form-data; name="review"\r\nContent-Type: application/json'
const IMAGE = 'Content-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png'
/** Bytes that a careless parser takes for the end of the part. */
const photo = Buffer.concat([PNG, Buffer.from('\r\n--\r\n--a\r\n\r\n-')])
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A form as bytes. Its texts are sent as Latin-1, so that they can be bytes of any encoding. */
function bytesOf(form: Form, json: string): Buffer {
  const { boundary = 'bb', review = REVIEW, image = IMAGE, preamble = '', padding = '', epilogue = '' } = form
  const { encode = (content) => content } = form
  return Buffer.concat([
    latin1(`${preamble}--${boundary}${padding}\r\n${review}\r\n\r\n`),
    encode(Buffer.from(json)),
    latin1(`\r\n--${boundary}${padding}\r\n${image}\r\n\r\n`),
    encode(photo),
    latin1(`\r\n--${boundary}--${padding}\r\n${epilogue}`),
  ])
}

/** Sends a review with a photo to a new world. Returns its reply. */
async function send(form: Form, change: (body: Buffer) => Buffer = (body) => body) {
  worlds += 1
  const world = `${server.url}/w/form-${worlds}`
  const { draft, headers } = await startReview(world)
  const type = form.type ?? 'multipart/form-data; boundary=bb'
  const body = change(bytesOf(form, JSON.stringify(draft)))
  const reply = await call(`${world}/v1/reviews`, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
  return { ...reply, world, draft }
}

/** Whether the review of a form is written as it was sent, with its photo. */
async function isWritten(form: Form): Promise<boolean> {
  const { world, draft, ...reply } = await send(form)
  const { data }: { data: unknown } = JSON.parse(textOfSuccess(reply))
  expect(data).toMatchObject({ description: draft.content, reviewImageUrls: ['/mock/photos/1'] })
  const stored = await fetch(`${world}/mock/photos/1`)
  expect(stored.headers.get('content-type')).toBe('image/png')
  return photo.equals(new Uint8Array(await stored.arrayBuffer()))
}

/** Bytes as the libraries for mail write them. */
const toBase64 = (content: Buffer) => latin1(content.toString('base64').replaceAll(/.{1,76}/g, '$&\r\n'))

const withType = (type: string): Form => ({ type })
const imageNamed = (parameters: string): Form => ({
  image: `Content-Disposition: form-data; ${parameters}\r\nContent-Type: image/png`,
})

describe('[API-35] a multipart review is read', () => {
  test.each<[string, Form]>([
    ['quoted', withType('multipart/form-data; boundary="bb"')],
    ['quoted, with a quoted pair', withType('multipart/form-data; boundary="b\\b"')],
    ['quoted, with every sign', { type: `multipart/form-data; boundary="'()+_,-./:=? x"`, boundary: "'()+_,-./:=? x" }],
    ['unquoted, with signs', { type: 'multipart/form-data; boundary=a/b=c:d', boundary: 'a/b=c:d' }],
    ['in capitals', withType('MULTIPART/FORM-DATA; BOUNDARY=bb')],
    ['before another parameter', withType('multipart/form-data;boundary=bb ; charset=utf-8')],
    ['behind a parameter that looks like it', withType('multipart/form-data; x="; boundary=no"; boundary=bb')],
    [
      'with dashes of its own',
      { type: 'multipart/form-data; boundary=----WebKitFormBoundaryX', boundary: '----WebKitFormBoundaryX' },
    ],
  ])('with a boundary that is %s', async (_, form) => {
    expect(await isWritten(form)).toBe(true)
  })

  test.each<[string, Form]>([
    ['text before the first boundary', { preamble: 'This is a form.\r\nSee --bb below.\r\n' }],
    ['an empty line before it', { preamble: '\r\n' }],
    ['text behind the last', { epilogue: 'The end.\r\n--bb\r\nno part' }],
    ['spaces behind boundaries', { padding: ' \t ' }],
  ])('with %s', async (_, form) => {
    expect(await isWritten(form)).toBe(true)
  })

  test.each<[string, Form]>([
    ['in lower case', { review: REVIEW.toLowerCase(), image: IMAGE.toLowerCase() }],
    [
      'in capitals',
      {
        review: 'CONTENT-DISPOSITION: FORM-DATA; NAME="review"',
        image: 'CONTENT-DISPOSITION: FORM-DATA; NAME="images"; FILENAME="a"\r\nCONTENT-TYPE: IMAGE/PNG',
      },
    ],
    [
      'without quotes and spaces',
      {
        review: 'Content-Disposition:form-data;name=review',
        image: 'Content-Disposition:form-data;name=images;filename=a.png\r\nContent-Type:image/png',
      },
    ],
    ['with spaces around signs', imageNamed('name = "images" ; filename = "a.png" ;')],
    [
      'in another order',
      {
        image:
          'X-Id: a: b\r\nContent-Type: image/png; name="a.png"\r\nContent-Disposition: form-data; filename="a.png"; name="images"',
      },
    ],
    ['on two lines', { review: 'Content-Disposition: form-data;\r\n\tname="review"', image: IMAGE.replace('; ', ';\r\n ') }],
  ])('with headers %s', async (_, form) => {
    expect(await isWritten(form)).toBe(true)
  })

  test.each<[string, Form]>([
    ['in UTF-8', imageNamed(`name="images"; filename="${Buffer.from('사진.png').toString('latin1')}"`)],
    ['in the code page of a Korean Windows', imageNamed('name="images"; filename="\xbb\xe7\xc1\xf8.png"')],
    ['in Latin-1', imageNamed('name="images"; filename="caf\xe9.png"')],
    ['encoded', imageNamed(`name="images"; filename="a.png"; filename*=UTF-8''%EC%82%AC%EC%A7%84.png`)],
    ['encoded alone', imageNamed(`name="images"; filename*=UTF-8''%EC%82%AC%EC%A7%84.png`)],
    ['with quotes', imageNamed('filename="a\\"; name=\\"review.png"; name="images"')],
    ['that ends with a backslash', imageNamed('name="images"; filename="C:\\photos\\"')],
    ['that is empty', imageNamed('name="images"; filename=""')],
    ['that is missing', imageNamed('name="images"')],
    ['of 9,000 letters', imageNamed(`name="images"; filename="${'a'.repeat(9000)}.png"`)],
  ])('with a file name %s', async (_, form) => {
    expect(await isWritten(form)).toBe(true)
  })

  test.each<[string, Form]>([
    [
      'none, as OkHttp and requests send by default',
      {
        review: 'Content-Disposition: form-data; name="review"',
        image: 'Content-Disposition: form-data; name="images"; filename="a.png"',
      },
    ],
    [
      'text and bytes, as Dart sends by default',
      {
        review:
          'content-type: text/plain; charset=utf-8\r\ncontent-transfer-encoding: binary\r\ncontent-disposition: form-data; name="review"',
        image: 'content-type: application/octet-stream\r\ncontent-disposition: form-data; name="images"; filename="a.png"',
      },
    ],
    [
      'that of a file, as a browser’s Blob',
      { review: 'Content-Disposition: form-data; name="review"; filename="blob"\r\nContent-Type: application/json' },
    ],
    [
      'with lengths, as old OkHttp',
      {
        review: `${REVIEW}; charset=utf-8\r\nContent-Transfer-Encoding: binary\r\nContent-Length: 9`,
        image: `${IMAGE}\r\nContent-Length: 9`,
      },
    ],
  ])('with parts whose type is %s', async (_, form) => {
    expect(await isWritten(form)).toBe(true)
  })

  test('with parts in base64, as libraries for mail send', async () => {
    const encoding = '\r\nContent-Transfer-Encoding: Base64'
    expect(await isWritten({ review: REVIEW + encoding, image: IMAGE + encoding, encode: toBase64 })).toBe(true)
  })
})

describe('[API-04] [API-35] a review is a bad request', () => {
  test.each<[string, Form]>([
    ['as multipart of another kind', withType('multipart/mixed; boundary=bb')],
    ['as text', withType('text/plain; boundary=bb')],
    ['without a boundary', withType('multipart/form-data; charset=utf-8')],
    ['with an empty boundary', withType('multipart/form-data; boundary=""')],
    ['with another boundary', withType('multipart/form-data; boundary=b')],
    ['with a part without a name', { image: 'Content-Disposition: form-data; filename="a.png"' }],
    ['with headers of 17,000 letters', imageNamed(`name="images"; filename="${'a'.repeat(17_000)}"`)],
  ])('%s', async (_, form) => {
    const reply = await send(form)
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_REQUEST')])
  })

  test.each<[string, (body: Buffer) => Buffer]>([
    ['with bare line feeds', (body) => latin1(body.toString('latin1').replaceAll('\r\n', '\n'))],
    ['that is cut off', (body) => body.subarray(0, -6)],
    ['of a last boundary alone', () => latin1('--bb--\r\n')],
    ['without a body', () => Buffer.alloc(0)],
  ])('%s', async (_, change) => {
    const reply = await send({}, change)
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_REQUEST')])
  })

  test('with a part in an encoding that cannot be read, and says so', async () => {
    const reply = await send({ review: `${REVIEW}\r\nContent-Transfer-Encoding: quoted-printable` })
    expect([reply.status, reply.text]).toEqual([400, expect.stringMatching(/INVALID_REQUEST.*quoted-printable/)])
  })
})

test('[API-35] bytes without a type that are no picture are refused', async () => {
  const reply = await send({ image: 'Content-Disposition: form-data; name="images"; filename="a.png"' }, (body) =>
    latin1(body.toString('latin1').replace('PNG', 'GNP')),
  )
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_IMAGE')])
})
