import { capitalized, type Feature } from './feature.ts'

/** A line of a feature in a file that names all of them, and the text that stands before it. */
type Registration = [file: string, before: RegExp, line: string]

/** The operations of a feature, its page with the link in the account, its button on a product's page, its requirements. */
export function registrations({ name, path, ids }: Feature): Registration[] {
  const upper = capitalized(name)
  const folder = `features/catalogue/${name}`
  const layout = 'src/features/account/AccountLayout.tsx'
  const head = 'src/features/product/ProductHead.tsx'
  const requirements = 'docs/requirements.md'
  return [
    ['src/contract/products.ts', /^export const product = operation\(\{\n[^]*?^\}\)\n/m, operations({ name, path, ids })],
    ['mocks/resources/all.ts', /^import type \{ Resource \} .+\n/m, `import { ${name}Resource } from './${name}.ts'\n`],
    ['mocks/resources/all.ts', /^export const resources: .+ = \[/m, `${name}Resource, `],
    ['src/config/paths.ts', /^ {2}myReviews: .+\n/m, `  ${name}: '/account/${path}',\n`],
    [
      'src/app/routes.ts',
      /^ {2}myReviews: \{\n[^]*?^ {2}\},\n/m,
      `  ${name}: { who: 'member', Page: page(() => import('../${folder}/${upper}Page.tsx'), '${upper}Page'), Frame },\n`,
    ],
    [layout, /^import \{ patterns \} .+\n/m, `import { ${name}Texts } from '../catalogue/${name}/texts.ts'\n`],
    [
      layout,
      /^ +\{ to: patterns\.myReviews, .+\n/m,
      `              { to: patterns.${name}, label: useTexts(${name}Texts).title },\n`,
    ],
    [head, /^import \{ PriceTag \} .+\n/m, `import { ${upper}Toggle } from '../catalogue/${name}/${upper}Toggle.tsx'\n`],
    [
      head,
      /^ +<PriceTag size="large" .+\n(?: +\{reviewPreviews.+\n)? +<\/div>\n/m,
      `      <${upper}Toggle product={product} />\n`,
    ],
    [requirements, /^- NAV-01 .+(?=\.\n)/m, `, \`/account/${path}\``],
    [
      requirements,
      lastOf(ids.seen),
      `- ${ids.seen} The ${name} lists a member's products, the one added last first; a product's page adds and removes it.\n`,
    ],
    [
      requirements,
      lastOf(ids.list),
      `- ${ids.list} A member's ${name}, the product added last first.
- ${ids.add} A product is on it once, however often it is added; an unknown one is 404 PRODUCT_NOT_FOUND.
- ${ids.remove} It is removed, also twice.\n`,
    ],
  ]
}

function operations({ name, path, ids }: Feature): string {
  const upper = capitalized(name)
  return `
const ${name}Entry = {
  path: '/v1/${path}/:productId',
  access: 'member',
  params: v.object({ productId: idText }),
  reply: v.null(),
} as const

/** A member's own, the one added last first. */
export const ${name} = operation({
  id: '${ids.list}',
  method: 'GET',
  path: '/v1/${path}',
  access: 'member',
  reply: v.array(productShape),
  refusals: [],
})

export const addTo${upper} = operation({ ...${name}Entry, id: '${ids.add}', method: 'PUT', refusals: ['PRODUCT_NOT_FOUND'] })

export const removeFrom${upper} = operation({ ...${name}Entry, id: '${ids.remove}', method: 'DELETE', refusals: [] })
`
}

/** The line of the id before this one. */
function lastOf(id: string): RegExp {
  const [area, number] = id.split('-')
  return new RegExp(`^- ${area}-${String(Number(number) - 1).padStart(2, '0')} .+\\n`, 'm')
}
