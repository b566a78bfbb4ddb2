import { describe, expect, test } from 'vitest'
import { readParts } from '../../../mocks/handlers/multipart.ts'
import { examples } from '../../../src/contract/operations.ts'
import { PNG } from '../../support/pictures.ts'
import { Shop, statusAndCode } from '../client.ts'

const TYPE = 'multipart/form-data; boundary=bb'
const FORM = 'Content-Disposition: form-data; '
const REVIEW = `${FORM}name="review"\r\nContent-Type: application/json`
const IMAGE = `${FORM}name="images"; filename="a.png"\r\nContent-Type: image/png`
const BASE64 = '\r\nContent-Transfer-Encoding: Base64'
const json = Buffer.from(JSON.stringify(examples.createReview))
/** Bytes that a careless parser takes for the end of the part. */
const photo = Buffer.concat([PNG, Buffer.from('\r\n--\r\n--a\r\n\r\n-')])
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A form as bytes; its headers are sent as Latin-1, so that they can be bytes of any encoding. */
function bytesOf(headers: readonly string[], boundary = 'bb', { preamble = '', padding = '', epilogue = '' } = {}) {
  const parts = headers.flatMap((header) => {
    const content = /images/i.test(header) ? photo : json
    // In lines, as libraries for mail write it.
    const base64 = () => content.toString('base64').replaceAll(/.{1,76}/g, '$&\r\n')
    return [
      latin1(`--${boundary}${padding}\r\n${header}\r\n\r\n`),
      header.endsWith(BASE64) ? latin1(base64()) : content,
      latin1('\r\n'),
    ]
  })
  return Buffer.concat([latin1(preamble), ...parts, latin1(`--${boundary}--${padding}\r\n${epilogue}`)])
}

/** Sends a review of an unknown order. */
const send = (body: BodyInit, type = TYPE) => new Shop().send('POST', '/v1/reviews', { as: 'jihoon', type, body })

const both = [REVIEW, IMAGE]
const signs = "'()+_,-./:=? x"

describe('[API-35] a multipart form is read', () => {
  test.each<[what: string, body: Uint8Array, type?: string]>([
    ['a quoted boundary', bytesOf(both), 'multipart/form-data; boundary="bb"'],
    ['a quoted pair and capitals', bytesOf(both), 'MULTIPART/FORM-DATA; x="; boundary=no"; BOUNDARY="b\\b"; charset=utf-8'],
    ['every sign in the boundary', bytesOf(both, signs), `multipart/form-data; boundary="${signs}"`],
    ['signs in an unquoted boundary', bytesOf(both, '----a/b=c:d'), 'multipart/form-data;boundary=----a/b=c:d ; charset=utf-8'],
    ['text around its parts', bytesOf(both, 'bb', { preamble: 'A --bb\r\n', padding: ' \t ', epilogue: '\r\n--bb\r\nno' })],
    ['an empty line before it', bytesOf(both, 'bb', { preamble: '\r\n' })],
    ['headers in lower case', bytesOf(both.map((header) => header.toLowerCase()))],
    ['headers in capitals', bytesOf([REVIEW, 'CONTENT-DISPOSITION: FORM-DATA; NAME="images"\r\nCONTENT-TYPE: IMAGE/PNG'])],
    ['no quotes, and spaces', bytesOf(['Content-Disposition:form-data;name=review', `${FORM}name = "images" ;`])],
    [
      'headers in another order',
      bytesOf([REVIEW, `X-Id: a: b\r\nContent-Type: image/png\r\n${FORM}filename="a"; name="images"`]),
    ],
    ['headers on two lines', bytesOf([REVIEW.replace('; ', ';\r\n\t'), IMAGE.replace('; ', ';\r\n ')])],
    ['parts without a type', bytesOf([`${FORM}name="review"`, `${FORM}name="images"; filename="a"`])],
    ['a text as JSON', bytesOf([`content-type: text/plain\r\ncontent-transfer-encoding: binary\r\n${FORM}name="review"`, IMAGE])],
    ['a file as JSON', bytesOf([`${FORM}name="review"; filename="blob"\r\nContent-Type: application/json`, IMAGE])],
    ['lengths of parts', bytesOf(both.map((header) => `${header}; charset=utf-8\r\nContent-Length: 9`))],
    ['parts in base64', bytesOf(both.map((header) => header + BASE64))],
  ])('with %s', async (_, body, type = TYPE) => {
    const parts = await readParts(body, type)
    expect(parts.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual([
      ['review', json],
      ['images', photo],
    ])
  })

  test.each([
    `name="images"; filename="${Buffer.from('사진.png').toString('latin1')}"`,
    // As the command line of a Korean Windows sends it.
    'name="images"; filename="\xbb\xe7\xc1\xf8.png"',
    'name="images"; filename="caf\xe9.png"',
    `name="images"; filename="a.png"; filename*=UTF-8''%EC%82%AC%EC%A7%84.png`,
    `name="images"; filename*=UTF-8''%EC%82%AC%EC%A7%84.png`,
    'filename="a\\"; name=\\"review.png"; name="images"',
    'name="images"; filename="C:\\photos\\"',
    'name="images"; filename=""',
    `name="images"; filename="${'a'.repeat(9000)}.png"`,
  ])('with the file name of %j', async (header) => {
    const [part] = await readParts(bytesOf([FORM + header]), TYPE)
    expect(part).toMatchObject({ name: 'images', isFile: true })
    expect(photo.equals(part?.bytes ?? new Uint8Array())).toBe(true)
  })

  test('with the types of its parts, and which are files', async () => {
    expect(await readParts(bytesOf(both), TYPE)).toMatchObject([
      { isFile: false, type: 'application/json' },
      { isFile: true, type: 'image/png' },
    ])
  })
})

describe('[API-04] [API-35] a review is a bad request', () => {
  test.each<[what: string, body: BodyInit, type?: string]>([
    ['as multipart of another kind', bytesOf(both), 'multipart/mixed; boundary=bb'],
    ['as text', bytesOf(both), 'text/plain; boundary=bb'],
    ['as JSON', '{"review":{}}', 'application/json'],
    ['without a boundary', bytesOf(both), 'multipart/form-data; charset=utf-8'],
    ['with an empty boundary', bytesOf(both), 'multipart/form-data; boundary=""'],
    ['with another boundary', bytesOf(both), 'multipart/form-data; boundary=b'],
    ['with a part without a name', bytesOf([REVIEW, `${FORM}filename="images"`])],
    ['with headers of 17,000 letters', bytesOf([REVIEW, `${IMAGE}; x=${'a'.repeat(17_000)}`])],
    ['with bare line feeds', latin1(bytesOf(both).toString('latin1').replaceAll('\r\n', '\n'))],
    ['that is cut off', bytesOf(both).subarray(0, -6)],
    ['of a last boundary alone', '--bb--\r\n'],
    ['without a body', ''],
    ['without a part of its JSON', bytesOf([IMAGE])],
    ['with a part that is no JSON', bytesOf([`${FORM}name="review"; x="images"`])],
  ])('%s', async (_, body, type) => {
    expect(statusAndCode(await send(body, type))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('only where its form cannot be read', async () => {
    expect(statusAndCode(await send(bytesOf(both)))).toEqual([404, 'ORDER_NOT_FOUND'])
    const noPicture = bytesOf([REVIEW, `${FORM}name="images"`])
      .toString('latin1')
      .replace('PNG', 'GNP')
    expect(statusAndCode(await send(latin1(noPicture)))).toEqual([400, 'INVALID_IMAGE'])
  })

  test('that names an encoding which cannot be read', async () => {
    const body = bytesOf([`${REVIEW}\r\nContent-Transfer-Encoding: quoted-printable`])
    const { error } = await send(body)
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', message: expect.stringContaining('quoted-printable') })
  })
})
