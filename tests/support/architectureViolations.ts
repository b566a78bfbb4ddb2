import { layers } from './architectureRules.ts'

/** One planted file for each rule, with the import that breaks it. */
export const violations: Record<string, [file: string, imported: string][]> = {
  ...Object.fromEntries(
    layers.map((layer) => [`${layer} imports only from layers to its left`, [[`src/${layer}/reach/upward.ts`, 'src/main.tsx']]]),
  ),
  'lib imports only from layers to its left': [['src/lib/upward.ts', 'src/api/planted.ts']],
  'a feature is a stranger to the others': [['src/features/pick/stranger.ts', 'src/features/memo/planted.ts']],
  'texts bring no other module along': [['src/features/pick/plantedTexts.ts', 'src/features/pick/planted.ts']],
  'ui knows no product': [['src/ui/Knowing.tsx', 'src/store/planted.ts']],
  'components know no server and no store': [['src/components/Knowing.tsx', 'src/store/planted.ts']],
  'contract imports valibot only': [['src/contract/foreign.ts', 'node_modules/axios/index.js']],
  'config imports valibot only': [['src/config/foreign.ts', 'src/contract/planted.ts']],
  'only the boot reaches the mocks': [['src/app/reach.ts', 'mocks/planted.ts']],
  'the boot reaches the mocks by a dynamic import': [['src/main.tsx', 'mocks/planted.ts']],
  'mocks see the contract alone': [['mocks/handlers/seeing.ts', 'src/lib/planted.ts']],
  'what is seen of the mocks sees ui, lib, texts too': [['mocks/console/seeing.ts', 'src/store/planted.ts']],
  'db knows neither rules nor handlers': [['mocks/db/upward.ts', 'mocks/rules/planted.ts']],
  'rules know db alone': [['mocks/rules/upward.ts', 'mocks/handlers/planted.ts']],
  'rules and db know no msw': [['mocks/rules/mocked.ts', 'node_modules/msw/index.js']],
  'handlers know no run of the mocks': [['mocks/handlers/upward.ts', 'mocks/browser.ts']],
  'the product knows no tests and no scripts': [['src/lib/testing.ts', 'tests/planted.ts']],
  'nothing unresolved': [['src/lib/lost.ts', 'src/lib/nowhere.ts']],
  'no cycles': [
    ['src/lib/chicken.ts', 'src/lib/egg.ts'],
    ['src/lib/egg.ts', 'src/lib/chicken.ts'],
  ],
  'no barrels': [['mocks/db/barrel.ts', 'mocks/db/planted.ts']],
  'no index files': [['src/lib/index.ts', 'src/lib/planted.ts']],
}
