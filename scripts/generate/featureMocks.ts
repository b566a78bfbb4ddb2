import { capitalized, isOfAccount, type Feature } from './feature.ts'

/** The mock backend of a feature, its tests and its stories. */
export const mocksAndTests = (feature: Feature): Record<string, string> => ({ ...resourceFile(feature), ...testFiles(feature) })

function resourceFile({ name, ids }: Feature): Record<string, string> {
  const upper = capitalized(name)
  return {
    [`mocks/resources/${name}.ts`]: `import * as v from 'valibot'
import { operations } from '../../src/contract/operations.ts'
import { defineCollection, record } from '../db/defineCollection.ts'
import { nextId } from '../db/ids.ts'
import { koreanTime } from '../db/koreanTime.ts'
import { languageOf } from '../db/languageRecord.ts'
import { personas } from '../db/seed/personas.ts'
import type { Resource } from '../handlers/handle.ts'

const HOUR = 60 * 60 * 1000

const ${name} = defineCollection({
  schema: record({ id: v.number(), userId: v.number(), title: v.string(), createdAt: v.number() }),
  index: [['userId']],
})

declare module '../db/collections.ts' {
  interface ResourceCollections {
    readonly ${name}: typeof ${name}
  }
}

/** One's own, newest first (${ids.list}), to which one adds (${ids.add}) and from which one removes (${ids.remove}). */
export const ${name}Resource: Resource = {
  collections: { ${name} },

  /** Minseo has one. */
  seed(tx, start) {
    const title = { ko: '제목', en: 'Title' }[languageOf(tx)]
    tx.${name}.create({ id: nextId(tx.counters, '${name}'), userId: personas.minseo.id, title, createdAt: start - HOUR })
  },

  handlers: (handle) => [
    handle(operations.${name}, ({ tx, user }) => {
      const own = tx.${name}.findMany((q) => q.where({ userId: user.id }), { orderBy: { id: 'desc' } })
      return own.map(({ id, title, createdAt }) => ({ id, title, createdAt: koreanTime(createdAt) }))
    }),

    handle(operations.addTo${upper}, ({ tx, user, body: { title }, now }) => {
      tx.${name}.create({ id: nextId(tx.counters, '${name}'), userId: user.id, title, createdAt: now })
      return null
    }),

    // What is not there is removed already.
    handle(operations.removeFrom${upper}, ({ tx, user, params }) => {
      tx.${name}.delete((q) => q.where({ id: params.id, userId: user.id }))
      return null
    }),
  ],
}
`,
  }
}

function testFiles(feature: Feature): Record<string, string> {
  const { name, folder, page, ids } = feature
  const upper = capitalized(name)
  const up = '../'.repeat(folder.split('/').length + 2)
  const withLayout = isOfAccount(feature)
  return {
    [`tests/mocks/rules/${name}.test.ts`]: `import { expect, test } from 'vitest'
import { examples, operations } from '../../../src/contract/operations.ts'
import { Shop, statusAndCode } from '../client.ts'

test('[${ids.list}, ${ids.add}, ${ids.remove}] what is added is listed to its user, until it is removed', async () => {
  const shop = new Shop()
  const listed = (as: 'jihoon' | 'yuna') => shop.call(operations.${name}, {}, { as })
  await shop.call(operations.addTo${upper}, { body: examples.addTo${upper} }, { as: 'jihoon' })
  const [added] = await listed('jihoon')
  expect(added).toBeDefined()
  expect(await listed('yuna')).toEqual([])
  const params = { id: String(added?.id) }
  await shop.call(operations.removeFrom${upper}, { params }, { as: 'yuna' })
  expect(await listed('jihoon')).toEqual([added])
  await shop.call(operations.removeFrom${upper}, { params }, { as: 'jihoon' })
  expect(await listed('jihoon')).toEqual([])
})

test('[${ids.list}] a visitor is refused', async () => {
  expect(statusAndCode(await new Shop().request(operations.${name}, {}))).toEqual([401, 'INVALID_TOKEN'])
})
`,
    [`tests/features/${folder}/${name}.test.tsx`]: `import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${name}Texts } from '${up}src/features/${folder}/texts.ts'
import { commonTexts } from '${up}src/texts/common.ts'
import { proveFaults } from '${up}tests/faults/faultTable.tsx'
import { renderApp, settled } from '${up}tests/support/renderApp.tsx'

const { ko: texts } = ${name}Texts
const open = () => renderApp('${page}', { as: 'minseo' })
const pressRemove = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getAllByRole('button', { name: new RegExp(texts.remove) })[0] ?? document.body)

test('[${ids.seen}] what is listed is there until it is removed', async () => {
  const { user, store } = await open()
  const list = within(screen.getByRole('list', { name: texts.title }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  await pressRemove(user)
  await settled(store)
  expect(screen.getByText(texts.none)).toBeVisible()
})

const addButton = () => screen.getByRole('button', { name: texts.add })
const ids = '${ids.seen}'

proveFaults([
  {
    call: '${name}',
    ids,
    open: () => renderApp('${page}', { as: 'minseo', settle: false }),
    pendingElement: () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body,
  },
  {
    call: 'addTo${upper}',
    ids,
    open: async () => {
      const app = await open()
      await app.user.type(screen.getByRole('textbox', { name: texts.name }), texts.name)
      await app.user.click(addButton())
      return app
    },
    pendingElement: addButton,
  },
  {
    call: 'removeFrom${upper}',
    ids,
    open: async () => {
      const app = await open()
      await pressRemove(app.user)
      return app
    },
    pendingElement: () => screen.getByRole('list', { name: texts.title }),
  },
])
`,
    [`stories/pages/${upper}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { patterns } from '../../src/config/paths.ts'
import { ${upper}Page } from '../../src/features/${folder}/${upper}Page.tsx'
${withLayout ? "import { withAccountLayout } from '../support/decorators.tsx'\n" : ''}import { screenDecorators } from '../support/screenDecorators.tsx'
import { expectText } from '../support/expectations.ts'
import { pendingHandler } from '../support/handlers.ts'
import { withScenario } from '../support/scenario.ts'

const meta = {
  title: '${upper} · 새 화면',
  id: 'pages-${name.toLowerCase()}',
  component: ${upper}Page,
  decorators: ${withLayout ? '[withAccountLayout, ...screenDecorators]' : 'screenDecorators'},
  parameters: { layout: 'fullscreen', path: patterns.${name}, route: patterns.${name} },
} satisfies Meta<typeof ${upper}Page>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  tags: ['core'],
  parameters: { screen: 'Account' },
  beforeEach: withScenario('home-picked'),
  play: ({ canvasElement }) => expectText(canvasElement, '제목'),
}
export const Empty: Story = {
  beforeEach: withScenario('home-not-picked'),
  play: ({ canvasElement }) => expectText(canvasElement, '아직 아무것도 없어요'),
}
export const Loading: Story = {
  beforeEach: withScenario('home-picked'),
  parameters: { msw: { handlers: [pendingHandler('${name}')] } },
}
`,
  }
}
