import { describe, expect, test } from 'vitest'
import { examples } from '../../../src/contract/operations.ts'
import { PNG } from '../../support/pictures.ts'
import { Shop, statusAndCode } from '../client.ts'

const TYPE = 'multipart/form-data; boundary=bb'
const FORM = 'Content-Disposition: form-data; '
const REVIEW = `${FORM}name="review"\r\nContent-Type: application/json`
const IMAGE = `${FORM}name="images"; filename="a.png"\r\nContent-Type: image/png`
const json = Buffer.from(JSON.stringify(examples.createReview))
/** Bytes that a careless parser takes for the end of the part. */
const photo = Buffer.concat([PNG, Buffer.from('\r\n--\r\n--a\r\n\r\n-')])
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A form as bytes; its headers are sent as Latin-1, so that they can be bytes of any encoding. */
function bytesOf(headers: readonly string[], boundary = 'bb') {
  const parts = headers.flatMap((header) => [
    latin1(`--${boundary}\r\n${header}\r\n\r\n`),
    /images/i.test(header) ? photo : json,
    latin1('\r\n'),
  ])
  return Buffer.concat([...parts, latin1(`--${boundary}--\r\n`)])
}

/** Sends a review of an unknown order. */
const send = (body: BodyInit, type = TYPE) => new Shop().send('POST', '/v1/reviews', { as: 'jihoon', type, body })

const both = [REVIEW, IMAGE]
const signs = "'()+_,-./:=? x"
const named = (parameters: string) => bytesOf([REVIEW, FORM + parameters])

describe('[API-35] a review is read from a multipart form', () => {
  test.each<[what: string, body: BodyInit, type?: string]>([
    ['a quoted boundary', bytesOf(both), 'multipart/form-data; boundary="bb"'],
    ['a quoted pair and capitals', bytesOf(both), 'MULTIPART/FORM-DATA; x="; boundary=no"; BOUNDARY="b\\b"; charset=utf-8'],
    ['every sign in the boundary', bytesOf(both, signs), `multipart/form-data; boundary="${signs}"`],
    ['signs in an unquoted boundary', bytesOf(both, '----a/b=c:d'), 'multipart/form-data;boundary=----a/b=c:d ; charset=utf-8'],
    ['an empty line before it', Buffer.concat([latin1('\r\n'), bytesOf(both)])],
    ['headers in lower case', bytesOf(both.map((header) => header.toLowerCase()))],
    [
      'headers in another order',
      bytesOf([REVIEW, `X-Id: a: b\r\nContent-Type: image/png\r\n${FORM}name="images"; filename="a"`]),
    ],
    ['parts without a type', bytesOf([`${FORM}name="review"`, `${FORM}name="images"; filename="a"`])],
    ['a file as JSON', bytesOf([`${FORM}name="review"; filename="blob"\r\nContent-Type: application/json`, IMAGE])],
    ['lengths of parts', bytesOf(both.map((header) => `${header}; charset=utf-8\r\nContent-Length: 9`))],
    ['a file name in UTF-8', named(`name="images"; filename="${Buffer.from('사진.png').toString('latin1')}"`)],
    // As the command line of a Korean Windows sends it.
    ['a file name in EUC-KR', named('name="images"; filename="\xbb\xe7\xc1\xf8.png"')],
    ['a path as file name', named('name="images"; filename="C:\\photos\\"')],
    ['an empty file name', named('name="images"; filename=""')],
    ['a file name of 9,000 letters', named(`name="images"; filename="${'a'.repeat(9000)}.png"`)],
  ])('with %s', async (_, body, type) => {
    // The JSON is read and the photo is one, so that the order is looked for.
    expect(statusAndCode(await send(body, type))).toEqual([404, 'ORDER_NOT_FOUND'])
  })
})

describe('[API-04] [API-35] a review is a bad request', () => {
  test.each<[what: string, body: BodyInit, type?: string]>([
    ['as multipart of another kind', bytesOf(both), 'multipart/mixed; boundary=bb'],
    ['as text', bytesOf(both), 'text/plain; boundary=bb'],
    ['as JSON', '{"review":{}}', 'application/json'],
    ['as a form without files', 'review={}', 'application/x-www-form-urlencoded'],
    ['without a boundary', bytesOf(both), 'multipart/form-data; charset=utf-8'],
    ['with an empty boundary', bytesOf(both), 'multipart/form-data; boundary=""'],
    ['with another boundary', bytesOf(both), 'multipart/form-data; boundary=b'],
    ['with a part without a name', bytesOf([REVIEW, `${FORM}filename="images"`])],
    ['with bare line feeds', latin1(bytesOf(both).toString('latin1').replaceAll('\r\n', '\n'))],
    ['that is cut off', bytesOf(both).subarray(0, -6)],
    ['of a last boundary alone', '--bb--\r\n'],
    ['without a body', ''],
    ['without a part of its JSON', bytesOf([IMAGE])],
    ['with a part that is no JSON', bytesOf([`${FORM}name="review"; x="images"`])],
  ])('%s', async (_, body, type) => {
    expect(statusAndCode(await send(body, type))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('with a picture that is none', async () => {
    const noPicture = bytesOf(both).toString('latin1').replace('PNG', 'GNP')
    expect(statusAndCode(await send(latin1(noPicture)))).toEqual([400, 'INVALID_IMAGE'])
  })
})
