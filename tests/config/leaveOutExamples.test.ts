import { expect, test } from 'vitest'
import { withoutExamples } from '../../scripts/build/leaveOutExamples.ts'

test('a build has every property of an operation but its example, in its place', () => {
  const source = `const a = operation({\n  id: 'API-1',\n  example: { body: { name: '메모, 둘' } },\n  reply: v.null(),\n})`
  const built = withoutExamples('contract.ts', source)
  expect(built).not.toContain('메모')
  expect(built).toHaveLength(source.length)
  expect(built.replaceAll(/\s+/g, ' ')).toBe("const a = operation({ id: 'API-1', reply: v.null(), })")
})
