import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** From left to right: a file may import from its own layer and from those to its left. */
export const layers = ['contract', 'config', 'lib', 'texts', 'ui', 'api', 'features', 'app'] as const

/** Read top down: each feature and the nearest ones above it. It may import these, and what they may import. */
const columns: Readonly<Record<string, readonly string[]>> = {
  landing: [],
  forms: [],
  session: ['forms'],

  episode: ['session'],
  pick: ['episode'],
  memo: ['pick'],
  trend: ['memo'],
  community: ['memo'],

  catalogue: ['session'],
  address: ['catalogue'],
  reviews: ['catalogue'],
  orders: ['address', 'reviews'],
  cart: ['orders'],
  checkout: ['cart'],
  payment: ['checkout'],
}

/** Below all others but the landing: nothing but the app imports them. */
const all = Object.keys(columns).filter((name) => name !== 'landing')

export const features: Readonly<Record<string, readonly string[]>> = {
  ...columns,
  shop: all,
  product: all,
  guest: all,
  account: all,
  home: [...all, 'shop'],
}

/** A feature and all that it may import by the order. */
const above = (feature: string): string[] => [feature, ...(features[feature] ?? []).flatMap(above)]

/** The app's entry, and the choice between landing page and app. */
const boot = '^src/(main|Root)\\.tsx$'

const ownNames = (names: readonly string[]) => `^src/(${names.join('|')})/`
const rule = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from,
  to,
})

const layerRules = layers.map((layer, at) => {
  const right = layers.slice(at + 1)
  const hooks = layer === 'features' || layer === 'app' ? [] : ['^src/hooks\\.ts$']
  const path = ['^src/[^/]+\\.tsx$', ...hooks, ...(right.length > 0 ? [ownNames(right)] : [])]
  return rule(`${layer} imports only from layers to its left`, { path: `^src/${layer}/` }, { path })
})

const featureRules = Object.keys(features).map((feature) =>
  rule(
    `the feature ${feature} imports only features above it`,
    { path: `^src/features/${feature}/` },
    {
      path: '^src/features/',
      pathNot: `^src/features/(${[...new Set(above(feature))].join('|')})/`,
    },
  ),
)

/** Built with the client's UI components, in mocked builds: the providers' pages, gallery, console and demo. */
const drawnPages = '^mocks/(providers|gallery|console|demo)/'

const resourceList = '^mocks/resources/all\\.ts$'

export const rules: IRegularForbiddenRuleType[] = [
  ...layerRules,
  ...featureRules,
  rule(
    'landing imports only ui, texts, config and lib',
    { path: '^src/features/landing/' },
    { path: '^src/', pathNot: ['^src/(ui|texts|config|lib)/', '^src/features/landing/'] },
  ),
  rule(
    'texts import only texts, contract and lib',
    { path: '^(src|mocks)/.*[/a-z][tT]exts\\.ts$' },
    { path: '^(src|mocks)/', pathNot: ['^src/(contract|lib)/', '^src/texts/(?!use)\\w+\\.ts$', '[/a-z][tT]exts\\.ts$'] },
  ),
  rule('ui does not import contract and config', { path: '^src/ui/' }, { path: ownNames(['contract', 'config']) }),
  rule(
    'contract imports valibot only',
    { path: '^src/contract/' },
    { pathNot: ['^src/contract/', '(^|/)node_modules/valibot/'] },
  ),
  rule('config imports valibot only', { path: '^src/config/' }, { pathNot: ['^src/config/', '(^|/)node_modules/valibot/'] }),
  rule('only main.tsx and Root.tsx import the mocks', { path: '^src/', pathNot: boot }, { path: '^mocks/' }),
  rule('main.tsx and Root.tsx import the mocks dynamically', { path: boot }, { path: '^mocks/', dynamic: false }),
  rule(
    'mocks import only contract and lib of the client',
    { path: '^mocks/', pathNot: drawnPages },
    { path: '^src/', pathNot: '^src/(contract|lib)/' },
  ),
  // The console names and colours an order's status by the app's own table.
  rule(
    'pages of the mocks import only contract, ui, lib, texts and order statuses of the client',
    { path: drawnPages },
    { path: '^src/', pathNot: ['^src/(contract|ui|lib|texts)/', '^src/features/orders/(status|texts)\\.ts$'] },
  ),
  rule('mocks/db imports no other folder of the mocks', { path: '^mocks/db/' }, { path: '^mocks/', pathNot: '^mocks/db/' }),
  rule('mocks/rules imports only db', { path: '^mocks/rules/' }, { path: '^mocks/', pathNot: '^mocks/(rules|db)/' }),
  rule('mocks/rules and mocks/db do not import msw', { path: '^mocks/(rules|db)/' }, { path: '(^|/)node_modules/msw/' }),
  rule(
    'mocks/scenarios imports only rules and db',
    { path: '^mocks/scenarios/' },
    { path: '^mocks/', pathNot: '^mocks/(scenarios|rules|db)/' },
  ),
  rule(
    'mocks/handlers imports no entry, no worker, no page, no control and no scenario',
    { path: '^mocks/handlers/' },
    { path: ['^mocks/(browser|node|server)\\.ts$', '^mocks/(control|page|scenarios|server|worker)/'] },
  ),
  rule(
    'a resource imports only db, rules and the kit of the handlers',
    { path: '^mocks/resources/', pathNot: resourceList },
    { path: '^mocks/', pathNot: ['^mocks/(db|rules)/', '^mocks/handlers/handle\\.ts$'] },
  ),
  rule(
    'nothing imports a resource but their list',
    { path: '^(src|mocks)/', pathNot: resourceList },
    { path: '^mocks/resources/', pathNot: resourceList },
  ),
  rule(
    'the list of resources is read at the entries',
    {
      path: '^(src|mocks)/',
      pathNot: ['^mocks/(node|createHandlers)\\.ts$', '^mocks/page/pageMocks\\.ts$', '^mocks/server/worlds\\.ts$'],
    },
    { path: resourceList },
  ),
  rule('src and mocks do not import tests, stories or scripts', { path: '^(src|mocks)/' }, { path: '^(tests|stories|scripts)/' }),
  rule('every import is resolved', { path: '^(src|mocks)/' }, { couldNotResolve: true }),
  rule('modules form no cycle', { path: '^(src|mocks)/' }, { circular: true }),
  rule('there are no barrel files', { path: '^(src|mocks)/' }, { path: '^(src|mocks)/', dependencyTypes: ['export'] }),
  rule('there are no index files', { path: ['^src/.*/index[.]tsx?$', '^mocks/.*/index[.]tsx?$'] }, {}),
]
