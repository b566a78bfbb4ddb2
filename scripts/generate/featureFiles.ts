/** What a new feature begins with: a list that its own page shows, from the contract to the story. */
export interface Feature {
  /** In camel case and plural, `announcements`. */
  readonly name: string
  /** Free ids of docs/requirements.md, of the call and of what a shopper sees. */
  readonly api: string
  readonly seen: string
}

/** The files of a feature by their paths. */
export function featureFiles({ name, api, seen }: Feature): Record<string, string> {
  const upper = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    [`src/contract/${name}.ts`]: `import * as v from 'valibot'
import { operation } from './operation.ts'
import { id } from './values.ts'

export const ${name} = operation({
  id: '${api}',
  method: 'GET',
  path: '/v1/${name}',
  access: 'user',
  reply: v.array(v.object({ id, title: v.string(), createdAt: v.string() })),
  refusals: [],
})
`,
    [`src/features/${name}/api.ts`]: `import * as contract from '../../contract/${name}.ts'
import { api, endpoint } from '../../api/api.ts'

export const ${name}Api = api.enhanceEndpoints({ addTagTypes: ['${upper}'] }).injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    ${name}: build.query({ ...endpoint(contract.${name}), providesTags: ['${upper}'] }),
  }),
})

export const { use${upper}Query } = ${name}Api
`,
    [`src/features/${name}/texts.ts`]: `import { defineTexts } from '../../texts/defineTexts.ts'

export const ${name}Texts = defineTexts({
  ko: { title: '${upper}', none: '아직 아무것도 없어요' },
  en: { title: '${upper}', none: 'Nothing yet' },
})
`,
    [`src/features/${name}/${upper}Page.tsx`]: `import { useErrorMessage } from '../../api/errorText.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { langOf } from '../../lib/langOf.ts'
import { commonTexts } from '../../texts/common.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { use${upper}Query } from './api.ts'
import { ${name}Texts } from './texts.ts'

export function ${upper}Page() {
  const texts = useTexts(${name}Texts)
  const { loading } = useTexts(commonTexts)
  const query = use${upper}Query()
  const message = useErrorMessage(query.error, '${name}')
  useDocumentTitle(texts.title)
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <QueryView
        query={query}
        message={message}
        loading={<Skeleton label={loading} shape="line" />}
        empty={<EmptyState title={texts.none} />}
      >
        {(list) => (
          <ul aria-label={texts.title}>
            {list.map(({ id, title }) => (
              <li key={id} lang={langOf(title)}>
                {title}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Page>
  )
}
`,
    [`mocks/db/collections/${name}.ts`]: `import * as v from 'valibot'
import { defineCollection, record } from '../defineCollection.ts'

export const ${name} = defineCollection({
  schema: record({ id: v.number(), userId: v.number(), title: v.string(), createdAt: v.number() }),
  index: [['userId']],
})
`,
    [`mocks/rules/${name}.ts`]: `import type { ReadTx } from '../db/collections.ts'
import { koreanTime } from '../db/koreanTime.ts'

/** Of one user, newest first (${api}). */
export function ${name}Of(tx: ReadTx, userId: number) {
  const own = tx.${name}.findMany((q) => q.where({ userId }), { orderBy: { id: 'desc' } })
  return own.map(({ id, title, createdAt }) => ({ id, title, createdAt: koreanTime(createdAt) }))
}
`,
    [`mocks/handlers/${name}.ts`]: `import { operations } from '../../src/contract/operations.ts'
import { ${name}Of } from '../rules/${name}.ts'
import type { Handle } from './handle.ts'

export const ${name}Handlers = (handle: Handle) => [handle(operations.${name}, ({ tx, user }) => ${name}Of(tx, user.id))]
`,
    [`tests/mocks/rules/${name}.test.ts`]: `import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { Shop, statusAndCode } from '../client.ts'

test('[${api}] returns the own ${name}, newest first', async () => {
  const shop = new Shop()
  await shop.world.transaction((tx) => {
    for (const id of [1, 2]) tx.${name}.create({ id, userId: personas.minseo.id, title: String(id), createdAt: id })
  })
  const own = await shop.call(operations.${name}, {}, { as: 'minseo' })
  expect(own.map(({ id }) => id)).toEqual([2, 1])
  expect(await shop.call(operations.${name}, {}, { as: 'jihoon' })).toEqual([])
})

test('[${api}] a visitor is refused', async () => {
  expect(statusAndCode(await new Shop().request(operations.${name}, {}))).toEqual([401, 'INVALID_TOKEN'])
})
`,
    [`tests/features/${name}/${name}.test.tsx`]: `import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { ${name}Texts } from '../../../src/features/${name}/texts.ts'
import { commonTexts } from '../../../src/texts/common.ts'
import { proveFaults } from '../../faults/faultTable.tsx'
import { renderApp, startMockServer } from '../../support/renderApp.tsx'

test('[${seen}] the ${name} are listed', async () => {
  await startMockServer().world.transaction((tx) =>
    tx.${name}.create({ id: 1, userId: personas.minseo.id, title: '제목', createdAt: 1 }),
  )
  await renderApp('/${name}', { as: 'minseo' })
  const list = screen.getByRole('list', { name: ${name}Texts.ko.title })
  expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['제목'])
})

const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const open = () => renderApp('/${name}', { as: 'minseo', settle: false })

proveFaults([{ call: '${name}', ids: '${seen}', open, pendingElement: loading }])
`,
    [`stories/pages/${upper}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { patterns } from '../../src/config/paths.ts'
import { ${upper}Page } from '../../src/features/${name}/${upper}Page.tsx'
import { screenDecorators } from '../support/screenDecorators.tsx'
import { expectText } from '../support/expectations.ts'
import { pendingHandler } from '../support/handlers.ts'
import { withScenario } from '../support/scenario.ts'

const meta = {
  title: '${upper} · 새 화면',
  id: 'pages-${name.toLowerCase()}',
  component: ${upper}Page,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.${name}, route: patterns.${name} },
  beforeEach: withScenario('home-picked'),
} satisfies Meta<typeof ${upper}Page>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { screen: 'Account' },
  play: ({ canvasElement }) => expectText(canvasElement, '아직 아무것도 없어요'),
}
export const Loading: Story = { parameters: { msw: { handlers: [pendingHandler('${name}')] } } }
`,
  }
}

/** Where the lists name a feature: the text that stands before its line, and the line. */
export function registrations({ name, api, seen }: Feature): [file: string, before: RegExp, line: string][] {
  const upper = name.charAt(0).toUpperCase() + name.slice(1)
  return [
    ['src/contract/operations.ts', /^import \* as users .+\n/m, `import * as ${name} from './${name}.ts'\n`],
    ['src/contract/operations.ts', /^ {2}cancelOrderLine: orders.+\n/m, `  ${name}: ${name}.${name},\n`],
    [
      'mocks/db/collections.ts',
      /^import .+'\.\/collections\/users\.ts'\n/m,
      `import { ${name} } from './collections/${name}.ts'\n`,
    ],
    ['mocks/db/collections.ts', /^export const collections = \{\n[^}]*(?=\})/m, `  ${name},\n`],
    ['mocks/handlers/all.ts', /^import .+'\.\/users\.ts'\n/m, `import { ${name}Handlers } from './${name}.ts'\n`],
    ['mocks/handlers/all.ts', /^ {4}authHandlers\(handle\),\n/m, `    ${name}Handlers(handle),\n`],
    ['src/config/paths.ts', /^export const patterns = \{\n[^}]*(?=\})/m, `  ${name}: '/${name}',\n`],
    [
      'src/app/pages.tsx',
      /^export const Reviews = .+\n/m,
      `export const ${upper} = page(() => import('../features/${name}/${upper}Page.tsx'), '${upper}Page')\n`,
    ],
    [
      'src/app/Router.tsx',
      /^ +<Route path=\{patterns\.reviews\}.+\n/m,
      `          <Route path={patterns.${name}} element={<pages.${upper} />} />\n`,
    ],
    ['tests/support/architectureRules.ts', /^ {2}session: .+\n/m, `  ${name}: ['session'],\n`],
    ['tests/app/navigation.test.tsx', /^ {8}'\/reviews',\n/m, `        '/${name}',\n`],
    ['docs/requirements.md', lastOf(seen), `- ${seen} The page of the ${name} lists them.\n`],
    ['docs/requirements.md', lastOf(api), `- ${api} The user's own ${name}, newest first.\n`],
  ]
}

/** The line of the id before this one. */
function lastOf(id: string): RegExp {
  const [area, number] = id.split('-')
  return new RegExp(`^- ${area}-${String(Number(number) - 1).padStart(2, '0')} .+\\n`, 'm')
}
