import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** From left to right: a file imports from its own layer and from those to its left. */
export const layers = ['contract', 'config', 'lib', 'texts', 'api', 'store', 'ui', 'components', 'features', 'pages', 'app']

/** What stands above the layers: the entry, and what chooses between landing and app. */
const boot = '^src/(main|Root)\\.tsx$'

const ownNames = (names: string[]) => `^src/(${names.join('|')})/`
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
  const path = ['^src/[^/]+\\.tsx$', ...(right.length > 0 ? [ownNames(right)] : [])]
  return rule(`${layer} imports only from layers to its left`, { path: `^src/${layer}/` }, { path })
})

/** What people see of the mocks: entries of their own in mocked builds, drawn with the client's design system. */
const seen = '^mocks/(console|gallery|providers)/'

export const rules: IRegularForbiddenRuleType[] = [
  ...layerRules,
  rule(
    'a feature is a stranger to the others',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  rule(
    'texts bring no other module along',
    { path: '^(src|mocks)/.*[/a-z][tT]exts\\.ts$' },
    { path: '^(src|mocks)/', pathNot: ['^src/(contract|lib)/', '^src/texts/defineTexts\\.ts$', '[/a-z][tT]exts\\.ts$'] },
  ),
  rule('ui knows no product', { path: '^src/ui/' }, { path: ownNames(['contract', 'config', 'api', 'store']) }),
  rule('components know no server and no store', { path: '^src/components/' }, { path: ownNames(['config', 'api', 'store']) }),
  rule(
    'contract imports valibot only',
    { path: '^src/contract/' },
    { pathNot: ['^src/contract/', '(^|/)node_modules/valibot/'] },
  ),
  rule('config imports valibot only', { path: '^src/config/' }, { pathNot: ['^src/config/', '(^|/)node_modules/valibot/'] }),
  rule('only the boot reaches the mocks', { path: '^src/', pathNot: boot }, { path: '^mocks?/' }),
  rule('the boot reaches the mocks by a dynamic import', { path: boot }, { path: '^mocks?/', dynamic: false }),
  rule('mocks see the contract alone', { path: '^mocks?/', pathNot: seen }, { path: '^src/', pathNot: '^src/contract/' }),
  rule(
    'what is seen of the mocks sees ui, lib, texts too',
    { path: seen },
    { path: '^src/', pathNot: '^src/(contract|ui|lib|texts)/' },
  ),
  rule('db knows neither rules nor handlers', { path: '^mocks/db/' }, { path: '^mocks/', pathNot: '^mocks/db/' }),
  rule('rules know db alone', { path: '^mocks/rules/' }, { path: '^mocks/', pathNot: '^mocks/(rules|db)/' }),
  rule('rules and db know no msw', { path: '^mocks/(rules|db)/' }, { path: '(^|/)node_modules/msw/' }),
  rule(
    'handlers know no run of the mocks',
    { path: '^mocks/handlers/' },
    { path: '^mocks/((browser|node|server|serverApp|bridge|page)\\.ts$|(console|gallery|control|scenarios)/)' },
  ),
  rule('the product knows no tests and no scripts', { path: '^(src|mocks?)/' }, { path: '^(tests|stories|scripts)/' }),
  rule('nothing unresolved', { path: '^(src|mocks?)/' }, { couldNotResolve: true }),
  rule('no cycles', { path: '^(src|mocks?)/' }, { circular: true }),
  rule('no barrels', { path: '^(src|mocks?)/' }, { path: '^(src|mocks?)/', dependencyTypes: ['export'] }),
  rule('no index files', { path: ['^src/.*/index[.]tsx?$', '^mocks/.*/index[.]tsx?$'] }, {}),
]
