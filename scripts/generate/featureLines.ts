import { capitalized, type Feature } from './feature.ts'

/** A line of a feature in a file that names all of them, and the text that stands before it. */
type Registration = [file: string, before: RegExp, line: string]

/** The operations of a feature, its page with its links, its button on a product's page, its requirements, a row in two tests. */
export function registrations({ name, access, path, ids }: Feature): Registration[] {
  const upper = capitalized(name)
  const folder = `features/catalogue/${name}`
  const contract = 'src/contract/operations.ts'
  const errors = 'src/texts/errors.ts'
  const paths = 'src/config/paths.ts'
  const head = 'src/features/product/ProductHead.tsx'
  const requirements = 'docs/requirements.md'
  const who = access === 'member' ? 'member' : 'signedIn'
  return [
    [contract, /^import \* as users .+\n/m, `import * as ${name} from './${name}.ts'\n`],
    [contract, /^ {2}\.\.\.users,\n/m, `  ...${name},\n`],
    [contract, /^ {2}\.\.\.users\.examples,\n/m, `  ...${name}.examples,\n`],
    ['mocks/resources/all.ts', /^import \{ addOperations \} .+\n/m, `import { ${name}Resource } from './${name}.ts'\n`],
    ['mocks/resources/all.ts', /^export const resources: .+ = \[/m, `${name}Resource, `],
    [
      errors,
      /^ {6}cancelOrderLine: '[가-힣].+\n/m,
      callTexts(name, '목록을 불러오지 못했어요', '추가하지 못했어요', '삭제하지 못했어요'),
    ],
    [
      errors,
      /^ {6}cancelOrderLine: '[A-Z].+\n/m,
      callTexts(name, 'We couldn’t load the list', 'We couldn’t add it', 'We couldn’t remove it'),
    ],
    [paths, /^ {2}myReviews: .+\n/m, `  ${name}: '/account/${path}',\n`],
    [paths, /^export const memberPages = .+'(?=\])/m, `, '${name}'`],
    ...(access === 'user' ? [[paths, /^export const guestPages = .+'(?=\])/m, `, '${name}'`] satisfies Registration] : []),
    ['src/texts/pages.ts', /^ {6}myReviews: '[가-힣].+\n/m, `      ${name}: '${upper}',\n`],
    ['src/texts/pages.ts', /^ {6}myReviews: '[A-Z].+\n/m, `      ${name}: '${upper}',\n`],
    [
      'src/app/routes.ts',
      /^ {2}myReviews: \{\n[^]*?^ {2}\},\n/m,
      `  ${name}: { who: '${who}', title: '${name}', Page: page(() => import('../${folder}/${upper}Page.tsx'), '${upper}Page'), Frame },\n`,
    ],
    [
      'tests/app/routes.test.tsx',
      /^ {2}myReviews: .+\n/m,
      `  ${name}: { who: '${who}', title: '${upper}', ${access === 'member' ? 'later' : 'calls'}: ['${path}'] },\n`,
    ],
    ['tests/app/routes.test.tsx', /^ {2}product: .+later: \['products'/m, `, '${path}'`],
    [head, /^import \{ PriceTag \} .+\n/m, `import { ${upper}Toggle } from '../catalogue/${name}/${upper}Toggle.tsx'\n`],
    [head, /^ +<PriceTag size="large" [^]*?<\/div>\n/m, `      <${upper}Toggle product={product} />\n`],
    [requirements, /^- NAV-01 .+(?=\.\n)/m, `, \`/account/${path}\``],
    [
      requirements,
      lastOf(ids.seen),
      `- ${ids.seen} The ${name} lists the user's products, the one added last first; a product's page adds and removes it.\n`,
    ],
    [
      requirements,
      lastOf(ids.list),
      `- ${ids.list} The user's ${name}, the product added last first.
- ${ids.add} A product is on it once, however often it is added; an unknown one is 404 PRODUCT_NOT_FOUND.
- ${ids.remove} It is removed, also twice.\n`,
    ],
  ]
}

const callTexts = (name: string, list: string, add: string, remove: string) => `\
      ${name}: '${list}',
      addTo${capitalized(name)}: '${add}',
      removeFrom${capitalized(name)}: '${remove}',
`

/** The line of the id before this one. */
function lastOf(id: string): RegExp {
  const [area, number] = id.split('-')
  return new RegExp(`^- ${area}-${String(Number(number) - 1).padStart(2, '0')} .+\\n`, 'm')
}
