import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MyPickDialog } from '../../../src/features/memo/MyPickDialog.tsx'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { recordPick, styleIdsOf } from '../../../mocks/rules/picks/participation.ts'
import { SCENARIO_START } from '../../../mocks/scenarios/startScenario.ts'
import { pageDecorators } from '../../support/decorators.tsx'
import { episodeFixture } from '../../support/episodeFixture.ts'
import { updateWorld, withFault, withScenario } from '../../support/scenario.ts'

/**
 * A bottom sheet on phones, a dialog of 520 px on desktops; one replaces the other. A memo is no pick, so its button is ink
 * (OPEN-60). Beside the shown style the carousel shows pictures alone, since numbers and names would be cut.
 */
const meta = {
  title: 'Episode · 에피소드/My Pick · 나의 Pick',
  id: 'features-memo-mypick',
  component: MyPickDialog,
  decorators: pageDecorators,
  args: { episode: episodeFixture, onClose: () => undefined, onWrite: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: withScenario('my-pick'),
} satisfies Meta<typeof MyPickDialog>
export default meta
type Story = StoryObj<typeof meta>

const findPosition = (canvasElement: HTMLElement, text: string) => within(canvasElement).findByText(text)

const isShown = (element: HTMLElement) => element.checkVisibility({ opacityProperty: true })

export const SeveralStyles: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findPosition(canvasElement, '1 / 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await findPosition(canvasElement, '3 / 3')).toBeInTheDocument()
    const numbers = within(canvasElement).getAllByText(/^→ \d+$/)
    await waitFor(() => expect(numbers.filter(isShown)).toHaveLength(1))
  },
}

export const OneStyle: Story = {
  beforeEach: async (context) => {
    await withScenario('home-not-picked')(context)
    await updateWorld((tx) =>
      recordPick(tx, personas.jihoon, { episodeId: 6, styleIds: styleIdsOf(tx, 6).slice(0, 1) }, SCENARIO_START),
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/에 남긴 Pick$/)).toBeVisible())
    await expect(within(canvasElement).queryByRole('button', { name: '다음' })).toBeNull()
  },
}

export const EveryStyle: Story = {
  beforeEach: async (context) => {
    await withScenario('home-not-picked')(context)
    await updateWorld((tx) => recordPick(tx, personas.jihoon, { episodeId: 6, styleIds: styleIdsOf(tx, 6) }, SCENARIO_START))
  },
  play: async ({ canvasElement }) => {
    await expect(await findPosition(canvasElement, '1 / 10')).toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^10번째/ }))
    await expect(await findPosition(canvasElement, '10 / 10')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  beforeEach: withFault('my-pick', { operation: 'userPicks', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const LoadFailed: Story = {
  beforeEach: withFault('my-pick', { operation: 'userPicks', kind: 'network' }),
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button', { name: '다시 시도' })
    await waitFor(() => expect(retry).toBeVisible())
    await expect(within(canvasElement).getByRole('button', { name: '메모 쓰기' })).toBeVisible()
  },
}
