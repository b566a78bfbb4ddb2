import { features, layers } from './architectureRules.ts'

/** For each rule, a virtual file with an import that violates it. */
export const violations: Record<string, [file: string, imported: string][]> = {
  ...Object.fromEntries(
    layers.map((layer) => [`${layer} imports only from layers to its left`, [[`src/${layer}/reach/upward.ts`, 'src/main.tsx']]]),
  ),
  'lib imports only from layers to its left': [['src/lib/upward.ts', 'src/api/planted.ts']],
  ...Object.fromEntries(
    Object.keys(features).map((feature) => [
      `the feature ${feature} imports only features above it`,
      [[`src/features/${feature}/downward.ts`, `src/features/${feature === 'home' ? 'account' : 'home'}/planted.ts`]],
    ]),
  ),
  'landing imports only ui, texts, config and lib': [['src/features/landing/cache.ts', 'src/api/planted.ts']],
  'texts import only texts, contract and lib': [['src/features/pick/plantedTexts.ts', 'src/features/pick/planted.ts']],
  'ui does not import contract and config': [['src/ui/WithPaths.tsx', 'src/config/planted.ts']],
  'contract imports valibot only': [['src/contract/foreign.ts', 'node_modules/axios/index.js']],
  'config imports valibot only': [['src/config/foreign.ts', 'src/contract/planted.ts']],
  'only main.tsx and Root.tsx import the mocks': [['src/app/reach.ts', 'mocks/planted.ts']],
  'main.tsx and Root.tsx import the mocks dynamically': [['src/main.tsx', 'mocks/planted.ts']],
  'mocks import only contract and lib of the client': [['mocks/handlers/client.ts', 'src/api/planted.ts']],
  'pages of the mocks import only contract, ui, lib, texts and order statuses of the client': [
    ['mocks/providers/client.ts', 'src/api/planted.ts'],
    ['mocks/gallery/client.ts', 'src/api/planted.ts'],
    ['mocks/console/client.ts', 'src/api/planted.ts'],
  ],
  'mocks/db imports no other folder of the mocks': [['mocks/db/upward.ts', 'mocks/rules/planted.ts']],
  'mocks/rules imports only db': [['mocks/rules/upward.ts', 'mocks/handlers/planted.ts']],
  'mocks/scenarios imports only rules and db': [['mocks/scenarios/upward.ts', 'mocks/control/planted.ts']],
  'mocks/rules and mocks/db do not import msw': [['mocks/rules/mocked.ts', 'node_modules/msw/index.js']],
  'mocks/handlers imports no entry, no worker, no page, no control and no scenario': [
    ['mocks/handlers/upward.ts', 'mocks/browser.ts'],
  ],
  'a resource imports only db, rules and the kit of the handlers': [['mocks/resources/upward.ts', 'mocks/control/planted.ts']],
  'nothing imports a resource but their list': [['mocks/rules/sideways.ts', 'mocks/resources/planted.ts']],
  'the list of resources is read at the entries': [['mocks/handlers/listing.ts', 'mocks/resources/all.ts']],
  'src and mocks do not import tests, stories or scripts': [['src/lib/testing.ts', 'tests/planted.ts']],
  'every import is resolved': [['src/lib/lost.ts', 'src/lib/nowhere.ts']],
  'modules form no cycle': [
    ['src/lib/chicken.ts', 'src/lib/egg.ts'],
    ['src/lib/egg.ts', 'src/lib/chicken.ts'],
  ],
  'there are no barrel files': [['mocks/db/barrel.ts', 'mocks/db/planted.ts']],
  'there are no index files': [['src/lib/index.ts', 'src/lib/planted.ts']],
}

/** Two folders that import each other, by files that form no cycle. */
export const folderCycleViolation: [file: string, imported: string][] = [
  ['src/lib/chickens/hen.ts', 'src/lib/eggs/shell.ts'],
  ['src/lib/eggs/yolk.ts', 'src/lib/chickens/chick.ts'],
]
