import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from '../scripts/generate/openapiDocument.ts'
import { operations } from '../src/contract/operations.ts'

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

test('bodies have names and examples, ids are integers, and no type is null twice', () => {
  const text = JSON.stringify(openApi())
  const bodies = Object.values(operations).filter((operation) => 'body' in operation)
  expect(text.match(/"example":\{/g)).toHaveLength(bodies.length)
  expect(text).toContain('"schema":{"$ref":"#/components/schemas/RecordPickBody"},"example":{"episodeId":6,"styleIds":[51]}')
  expect(text).toContain('"name":"userId","in":"path","required":true,"schema":{"type":"integer","minimum":1}')
  expect(text).not.toContain('{"type":"null"},{"type":"null"}')
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
  const text = JSON.stringify(openApi())
  const missing = Object.entries(operations).filter(
    ([name, { path }]) => !text.includes(`"operationId":"${name}"`) || !text.includes(`"${path.replaceAll(/:(\w+)/g, '{$1}')}"`),
  )
  expect(missing).toEqual([])
})
