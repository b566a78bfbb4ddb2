import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** From left to right: a file may import from its own layer and from those to its left. */
export const layers = ['contract', 'config', 'lib', 'texts', 'api', 'store', 'ui', 'components', 'features', 'pages', 'app']

/** The app's entry, and the choice between landing page and app. */
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

/** Built with the client's UI components, in mocked builds: the providers' pages, gallery, console, start page, ribbon and tours. */
const drawnPages = '^mocks/(providers|gallery|console|start|ribbon|tours)/'

export const rules: IRegularForbiddenRuleType[] = [
  ...layerRules,
  rule(
    'a feature does not import another feature',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  rule(
    'texts import only texts, contract and lib',
    { path: '^(src|mocks)/.*[/a-z][tT]exts\\.ts$' },
    { path: '^(src|mocks)/', pathNot: ['^src/(contract|lib)/', '^src/texts/defineTexts\\.ts$', '[/a-z][tT]exts\\.ts$'] },
  ),
  rule(
    'ui does not import contract, config, api or store',
    { path: '^src/ui/' },
    { path: ownNames(['contract', 'config', 'api', 'store']) },
  ),
  rule(
    'components do not import config, api or store',
    { path: '^src/components/' },
    { path: ownNames(['config', 'api', 'store']) },
  ),
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
  rule(
    'pages of the mocks import only contract, ui, lib and texts of the client',
    { path: drawnPages },
    { path: '^src/', pathNot: '^src/(contract|ui|lib|texts)/' },
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
    'mocks/handlers imports no entry, no worker, no control and no scenario',
    { path: '^mocks/handlers/' },
    { path: ['^mocks/(browser|node|server|page)\\.ts$', '^mocks/(control|scenarios|server|worker)/'] },
  ),
  rule('src and mocks do not import tests, stories or scripts', { path: '^(src|mocks)/' }, { path: '^(tests|stories|scripts)/' }),
  rule('every import is resolved', { path: '^(src|mocks)/' }, { couldNotResolve: true }),
  rule('modules form no cycle', { path: '^(src|mocks)/' }, { circular: true }),
  rule('there are no barrel files', { path: '^(src|mocks)/' }, { path: '^(src|mocks)/', dependencyTypes: ['export'] }),
  rule('there are no index files', { path: ['^src/.*/index[.]tsx?$', '^mocks/.*/index[.]tsx?$'] }, {}),
]
