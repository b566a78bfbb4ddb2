import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { App } from '../support/app.tsx'
import { withScenario } from '../support/scenario.ts'

/** Six styles of the current episode, out of focus for all without access, a title, a sentence, and a link home beside it. */
const meta = {
  title: 'No access, not found · 접근 권한 없음, 없는 페이지',
  id: 'pages-noaccess',
  component: App,
  parameters: { layout: 'fullscreen', path: patterns.forbidden, route: patterns.forbidden },
  beforeEach: withScenario('home-picked'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function expectTitle(canvasElement: HTMLElement, name: string) {
  const title = await within(canvasElement).findByRole('heading', { level: 1, name })
  await waitFor(() => expect(title).toBeVisible())
}

export const NoAccess: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: ({ canvasElement }) => expectTitle(canvasElement, '접근 권한이 없어요'),
}

export const NotFound: Story = {
  parameters: { screen: true, path: '/nowhere', route: '*' },
  play: ({ canvasElement }) => expectTitle(canvasElement, '찾을 수 없는 페이지예요'),
}
