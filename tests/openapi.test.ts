import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from '../scripts/generate/openapiDocument.ts'
import { operations } from '../src/contract/operations.ts'

const committed: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))

test('the contract makes a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(openApi()))
  expect(errors).toBeUndefined()
  expect({ valid, version: validator.version }).toEqual({ valid: true, version: '3.1' })
})

test('a broken document is refused', async () => {
  const { valid } = await new Validator().validate({
    ...structuredClone(openApi()),
    paths: { '/v1/picks': { post: { responses: 5 } } },
  })
  expect(valid).toBe(false)
})

test('the committed document is up to date: npm run generate -- openapi', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('every reference leads somewhere', () => {
  const text = JSON.stringify(openApi())
  const targets = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
  expect(targets.length).toBeGreaterThan(0)
  expect(openApi()).toMatchObject({
    components: { schemas: Object.fromEntries(targets.map((name) => [name, expect.any(Object)])) },
  })
})

test('every operation is in the document, by its name and path', () => {
  const text = JSON.stringify(committed)
  const missing = Object.entries(operations).filter(
    ([name, { path }]) => !text.includes(`"operationId":"${name}"`) || !text.includes(`"${path.replaceAll(/:(\w+)/g, '{$1}')}"`),
  )
  expect(missing).toEqual([])
})
