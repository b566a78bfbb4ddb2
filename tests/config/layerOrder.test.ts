import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providerPages } from '../../mocks/vite/pages.ts'
import { pageHtml } from '../../mocks/vite/template.ts'

const orderIn = (text: string) => /@layer ([\w, ]+);/.exec(text)?.[1]
const order = orderIn(readFileSync('src/ui/layers.css', 'utf8'))

test('every page declares the cascade layers in layers.css’s order before any sheet', () => {
  expect(order).toBe('reset, tokens, ui, features')
  for (const file of ['index.html', '.storybook/preview-head.html']) expect(orderIn(readFileSync(file, 'utf8'))).toBe(order)
  for (const page of providerPages) {
    const html = pageHtml(page)
    expect(orderIn(html)).toBe(order)
    expect(html.indexOf('@layer')).toBeLessThan(html.indexOf('<script'))
  }
})
