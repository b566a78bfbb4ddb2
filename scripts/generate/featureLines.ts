import { capitalized, isOfAccount, type Feature } from './feature.ts'

/** A line of a feature in a file that names all of them, and the text that stands before it. */
type Registration = [file: string, before: RegExp, line: string]

/** Where the lists name a feature. */
export function registrations(feature: Feature): Registration[] {
  const { name, folder, page } = feature
  const isOfFeature = folder !== name
  return [
    ['src/contract/operations.ts', /^import \* as users .+\n/m, `import * as ${name} from './${name}.ts'\n`],
    ['src/contract/operations.ts', /^ {2}\.\.\.users,\n/m, `  ...${name},\n`],
    ['src/contract/operations.ts', /^ {2}\.\.\.users\.examples,\n/m, `  ...${name}.examples,\n`],
    ['mocks/resources/all.ts', /^import type \{ Resource \} .+\n/m, `import { ${name}Resource } from './${name}.ts'\n`],
    ['mocks/resources/all.ts', /^export const resources: .+ = \[/m, `${name}Resource, `],
    ['src/config/paths.ts', /^export const patterns = \{\n[^}]*(?=\})/m, `  ${name}: '${page}',\n`],
    ...pageLines(feature),
    ...(isOfFeature
      ? []
      : [
          [
            'tests/support/architectureRules.ts',
            /^ {2}payment: .+\n/m,
            `  ${name}: ['trend', 'community', 'payment'],\n`,
          ] satisfies Registration,
        ]),
    ...requirements(feature),
  ]
}

function pageLines(feature: Feature): Registration[] {
  const { name, folder } = feature
  const upper = capitalized(name)
  const [after, route] = isOfAccount(feature)
    ? [/^export const MyReviews = .+\n/m, /^ +<Route path=\{patterns\.myReviews\}.+\n/m]
    : [/^export const Reviews = .+\n/m, /^ +<Route path=\{patterns\.reviews\}.+\n/m]
  const texts = `${name}Texts`
  const links: Registration[] = [
    [
      'src/features/account/AccountLayout.tsx',
      /^import \{ patterns \} .+\n/m,
      `import { ${texts} } from '../${folder}/texts.ts'\n`,
    ],
    [
      'src/features/account/AccountLayout.tsx',
      /^ +\{ to: patterns\.myReviews, .+\n/m,
      `              { to: patterns.${name}, label: useTexts(${texts}).title },\n`,
    ],
  ]
  return [
    [
      'src/app/pages.tsx',
      after,
      `export const ${upper} = page(() => import('../features/${folder}/${upper}Page.tsx'), '${upper}Page')\n`,
    ],
    ['src/app/Router.tsx', route, `          <Route path={patterns.${name}} element={<pages.${upper} />} />\n`],
    ...(isOfAccount(feature) ? links : []),
  ]
}

function requirements({ name, page, ids }: Feature): Registration[] {
  const file = 'docs/requirements.md'
  return [
    [file, /^- NAV-01 .+(?=\.\n)/m, `, \`${page}\``],
    [file, lastOf(ids.seen), `- ${ids.seen} The page of the ${name} lists a user's own, newest first, until they are removed.\n`],
    [
      file,
      lastOf(ids.list),
      `- ${ids.list} The user's own ${name}, newest first.
- ${ids.add} What is added to them.
- ${ids.remove} What is removed from them, also twice.\n`,
    ],
  ]
}

/** The line of the id before this one. */
function lastOf(id: string): RegExp {
  const [area, number] = id.split('-')
  return new RegExp(`^- ${area}-${String(Number(number) - 1).padStart(2, '0')} .+\\n`, 'm')
}
