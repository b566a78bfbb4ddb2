import { describe, expect, test } from 'vitest'
import { formFields } from '../../../mocks/handlers/form.ts'

const posted = (body: string) =>
  formFields(
    new Request('http://api.test/v1/return', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )

/** `여름 & 50%+` as a browser sends it from a form with accept-charset="euc-kr". */
const EUC_KR = '%BF%A9%B8%A7+%26+50%25%2B'

describe('[API-53] the fields of a posted form', () => {
  test.for([
    ['UTF-8', `name=${encodeURIComponent('여름 & 50%+')}`, '여름 & 50%+'],
    ['EUC-KR', `name=${EUC_KR}`, '여름 & 50%+'],
    ['ASCII', 'name=plain+text', 'plain text'],
    ['an emoji in UTF-8', `name=${encodeURIComponent('👕 셔츠')}`, '👕 셔츠'],
    ['an emoji that EUC-KR cannot hold', 'name=%26%23128085%3B', '&#128085;'],
    ['an equals sign in the value', 'name=a=b%3Dc', 'a=b=c'],
    ['no value', 'name', ''],
  ] as const)('in %s', async ([, body, value]) => {
    expect(await posted(body)).toEqual({ name: value })
  })

  test('one EUC-KR field sets the encoding of all, names included', async () => {
    expect(await posted('P_STATUS=00&P_RMESG1=%BC%BA%B0%F8&%BF%A9=1')).toEqual({ P_STATUS: '00', P_RMESG1: '성공', 여: '1' })
  })

  test('are none in an empty body', async () => {
    expect(await posted('')).toEqual({})
  })

  test('are the text parts of a multipart body, without files', async () => {
    const body = new FormData()
    body.append('goods', '여름 원피스')
    body.append('photo', new Blob(['x'], { type: 'image/png' }), 'x.png')
    expect(await formFields(new Request('http://api.test/v1/return', { method: 'POST', body }))).toEqual({ goods: '여름 원피스' })
  })

  test('are read whatever the case of their type', async () => {
    const headers = { 'content-type': 'application/X-WWW-Form-UrlEncoded' }
    const request = new Request('http://api.test/v1/return', { method: 'POST', body: 'name=%EC%97%AC', headers })
    expect(await formFields(request)).toEqual({ name: '여' })
  })

  test('of another type are refused', async () => {
    const request = new Request('http://api.test/v1/return', { method: 'POST', body: 'name=a' })
    await expect(formFields(request)).rejects.toThrow('Content-Type')
  })
})
