import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openApi } from '../scripts/generate/openapiDocument.ts'
import { errorStatuses } from '../src/contract/errors.ts'
import type { Operation } from '../src/contract/operation.ts'
import { operations } from '../src/contract/operations.ts'

const document = await openApi()
const text = JSON.stringify(document)

test('the contract makes a valid OpenAPI 3.1 document with every operation and every schema that it names', async () => {
  const validator = new Validator()
  expect((await validator.validate(structuredClone(document))).errors).toBeUndefined()
  expect(validator.version).toBe('3.1')
  for (const [name, { path }] of Object.entries(operations)) {
    expect(text).toContain(`"operationId":"${name}"`)
    expect(text).toContain(`"${path.replaceAll(/:(\w+)/g, '{$1}')}"`)
  }
  const named = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind = '', name = '']) => ({
    [kind]: { [name]: expect.any(Object) },
  }))
  for (const components of named) expect(document).toMatchObject({ components })
})

/** What the document has of an operation's replies, by status. */
const responsesOf = ({ path, method }: Operation) =>
  Object(document['paths'])[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses

test.each(Object.entries<Operation>(operations))('%s has a reply of success and one of each of its refusals', (_, operation) => {
  const responses = responsesOf(operation)
  const { result, data } = responses['200'].content['application/json'].example
  expect([result, v.safeParse(operation.reply, data).issues]).toEqual(['SUCCESS', undefined])
  for (const code of operation.refusals) {
    const { value } = responses[errorStatuses[code]].content['application/json'].examples[code]
    expect(value).toMatchObject({ result: 'FAIL', data: null, error: { code, message: expect.stringMatching(/[가-힣]/) } })
  }
})

const dataOf = (operation: Operation) => responsesOf(operation)['200'].content['application/json'].example.data

test('the replies are those of one member, and the same whenever the document is made', async () => {
  const { signInWithGoogle, signInWithNaver, signInAsGuest, user } = operations
  const { id } = dataOf(user)
  for (const login of [signInWithGoogle, signInWithNaver, signInAsGuest]) expect(dataOf(login)).toMatchObject({ userId: id })
  expect(JSON.stringify(await openApi())).toBe(text)
})

test('dates, mails and money have their formats, and an unknown order of the payment page is a 404', () => {
  const { Order, Memo, Review, UserPicks, VirtualAccount, User, Product } = Object(document['components']).schemas
  const dates = [
    Order.properties.orderedAt,
    Memo.properties.pickedAt,
    Review.properties.createdAt,
    UserPicks.properties.pickedAt,
    VirtualAccount.properties.dueDate,
  ]
  for (const date of dates) expect(date).toEqual({ type: 'string', format: 'date-time' })
  expect(JSON.stringify(User.properties.email)).toContain('"format":"email"')
  expect(Product.properties.price).toMatchObject({ type: 'integer', minimum: 0 })
  const page = Object(document['paths'])['/v1/inicis/auth'].get.responses
  expect(Object.keys(page)).toEqual(['200', '303', '400', '404', '409'])
})
