import { capitalized, type Feature } from './feature.ts'

/** The tests and the stories of a feature by their paths. */
export function featureTests({ name, access, path, ids }: Feature): Record<string, string> {
  const upper = capitalized(name)
  const isForMembers = access === 'member'
  return {
    [`tests/features/catalogue/${name}.test.tsx`]: `import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { ${name}Texts } from '../../../src/features/catalogue/${name}/texts.ts'
import { commonTexts } from '../../../src/texts/common.ts'
import { pageTexts } from '../../../src/texts/pages.ts'
import { proveFaults } from '../../faults/faultTable.tsx'
import { Shop, statusAndCode } from '../../mocks/client.ts'
import { renderApp, settled } from '../../support/renderApp.tsx'

test('[${ids.list}, ${ids.add}, ${ids.remove}] what a user adds is listed once, the last first, until they remove it', async () => {
  const shop = new Shop()
  const listed = async () => (await shop.call(operations.${name}, {}, { as: 'jihoon' })).map(({ id }) => id)
  for (const productId of [1, 2, 1]) await shop.call(operations.addTo${upper}, { body: { productId } }, { as: 'jihoon' })
  expect(await listed()).toEqual([2, 1])
  const remove = (as: 'jihoon' | 'yuna') => shop.call(operations.removeFrom${upper}, { params: { productId: '2' } }, { as })
  await remove('yuna')
  expect(await listed()).toEqual([2, 1])
  await remove('jihoon')
  await remove('jihoon')
  expect(await listed()).toEqual([1])
})

test('[${ids.list}, ${ids.add}] ${isForMembers ? 'an unknown product, a guest' : 'an unknown product'} and a visitor are refused', async () => {
  const shop = new Shop()
  const refused = [
    await shop.request(operations.addTo${upper}, { body: { productId: 9999 } }, { as: 'jihoon' }),
${isForMembers ? `    await shop.request(operations.${name}, {}, { as: 'guest' }),\n` : ''}\
    await shop.request(operations.${name}, {}),
  ]
  expect(refused.map(statusAndCode)).toEqual([
    [404, 'PRODUCT_NOT_FOUND'],
${isForMembers ? "    [403, 'MEMBERS_ONLY'],\n" : ''}\
    [401, 'INVALID_TOKEN'],
  ])
})

const { ko: texts } = ${name}Texts
const add = { name: new RegExp(\`\${texts.add}$\`) }
const addButton = () => screen.getByRole('button', add)
async function openProduct() {
  const app = await renderApp('/product/1', { as: 'jihoon' })
  // The list is asked for once the product is there.
  await screen.findByRole('button', add)
  return app
}
const removeButton = () => screen.getByRole('button', { name: new RegExp(\`\${texts.remove}$\`) })

test('[${ids.seen}] a product that was added on its page is listed until it is removed', async () => {
  const product = await openProduct()
  await product.user.click(addButton())
  await settled(product.store)
  expect(removeButton()).toHaveFocus()
  product.view.unmount()

  const { user, store } = await renderApp('/account/${path}', { as: 'jihoon' })
  expect(within(screen.getByRole('list', { name: pageTexts.ko.titles.${name} })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(removeButton())
  await settled(store)
  expect(screen.getByText(texts.none)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[${ids.seen}] a guest has ${isForMembers ? 'no button' : 'the button, too'}', async () => {
  await renderApp('/product/1', { as: 'guest' })
  expect(${isForMembers ? "screen.queryByRole('button', add)).not" : "await screen.findByRole('button', add))"}.toBeInTheDocument()
})

proveFaults([
  {
    call: '${name}',
    ids: '${ids.seen}',
    open: () => renderApp('/account/${path}', { as: 'minseo', settle: false }),
    pendingElement: () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body,
  },
  {
    call: 'addTo${upper}',
    ids: '${ids.seen}',
    open: async () => {
      const app = await openProduct()
      await app.user.click(addButton())
      return app
    },
    pendingElement: addButton,
  },
  {
    call: 'removeFrom${upper}',
    ids: '${ids.seen}',
    open: async () => {
      const app = await renderApp('/account/${path}', { as: 'minseo' })
      await app.user.click(removeButton())
      return app
    },
    pendingElement: removeButton,
  },
])
`,
    [`stories/pages/${upper}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { patterns } from '../../src/config/paths.ts'
import { ${name}Texts } from '../../src/features/catalogue/${name}/texts.ts'
import { ${upper}Page } from '../../src/features/catalogue/${name}/${upper}Page.tsx'
import { withAccountLayout } from '../support/decorators.tsx'
import { expectText } from '../support/expectations.ts'
import { pendingHandler } from '../support/handlers.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const meta = {
  title: '${upper} · 새 화면',
  id: 'pages-${name.toLowerCase()}',
  component: ${upper}Page,
  decorators: [withAccountLayout, ...screenDecorators],
  parameters: { layout: 'fullscreen', path: patterns.${name}, route: patterns.${name} },
} satisfies Meta<typeof ${upper}Page>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('home-picked'),
  play: ({ canvasElement }) => expectText(canvasElement, ${name}Texts.ko.remove),
}
export const Empty: Story = {
  beforeEach: withScenario('home-not-picked'),
  play: ({ canvasElement }) => expectText(canvasElement, ${name}Texts.ko.none),
}
export const Loading: Story = {
  beforeEach: withScenario('home-picked'),
  parameters: { msw: { handlers: [pendingHandler('${path}')] } },
}
`,
  }
}
