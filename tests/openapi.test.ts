import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from '../scripts/generate/openapiDocument.ts'
import { operations } from '../src/contract/operations.ts'

test('the contract makes a valid OpenAPI 3.1 document with every operation and every schema that it names', async () => {
  const validator = new Validator()
  expect((await validator.validate(structuredClone(openApi()))).errors).toBeUndefined()
  expect(validator.version).toBe('3.1')
  const text = JSON.stringify(openApi())
  for (const [name, { path }] of Object.entries(operations)) {
    expect(text).toContain(`"operationId":"${name}"`)
    expect(text).toContain(`"${path.replaceAll(/:(\w+)/g, '{$1}')}"`)
  }
  const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => [name, expect.any(Object)])
  expect(openApi()).toMatchObject({ components: { schemas: Object.fromEntries(named) } })
})
