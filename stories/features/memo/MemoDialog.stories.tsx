import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MemoDialog } from '../../../src/features/memo/MemoDialog.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { episodeFixture } from '../../support/episodeFixture.ts'
import { clickButton } from '../../support/interactions.ts'
import { withFault, withScenario } from '../../support/scenario.ts'

const meta = {
  title: 'Memo · 메모/Memo dialog · 메모 쓰기',
  id: 'features-memo-memodialog',
  component: MemoDialog,
  decorators: pageDecorators,
  args: { episode: episodeFixture, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: withScenario('memo-write'),
} satisfies Meta<typeof MemoDialog>
export default meta
type Story = StoryObj<typeof meta>

const findMemoField = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: '나의 메모' })
async function pasteMemo(canvasElement: HTMLElement, memo: string) {
  await userEvent.click(await findMemoField(canvasElement))
  await userEvent.paste(memo)
}

export const FirstMemo: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '메모 남기기' })).toBeDisabled()
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(3))
  },
}

export const EditMemo: Story = {
  args: { episode: { ...episodeFixture, pickMemo: '토요일 오전 열한 시에 일어나서\n카디건만 걸치고 빵 사러 가는 옷' } },
  beforeEach: withScenario('memo-edit'),
  play: async ({ canvasElement }) => {
    await expect(await findMemoField(canvasElement)).toHaveValue(
      '토요일 오전 열한 시에 일어나서\n카디건만 걸치고 빵 사러 가는 옷',
    )
  },
}

export const AtLimit: Story = {
  play: async ({ canvasElement }) => {
    await pasteMemo(canvasElement, '가나다라마'.repeat(28))
    await expect((await within(canvasElement).findAllByText(/10자 남았어요/))[0]).toBeInTheDocument()
    await pasteMemo(canvasElement, '가나다라마'.repeat(12))
    await expect(await within(canvasElement).findByText('150/150')).toBeInTheDocument()
  },
}

export const Saving: Story = {
  beforeEach: withFault('memo-write', { operation: 'saveMemo', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await pasteMemo(canvasElement, '니트는 크게 입는 게 좋아요')
    await clickButton(canvasElement, '메모 남기기')
    await expect(within(canvasElement).getByRole('button', { name: /메모 남기기/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  beforeEach: withFault('memo-write', { operation: 'saveMemo', kind: 'status', message: '메모를 저장하지 못했어요.' }),
  play: async ({ canvasElement }) => {
    await pasteMemo(canvasElement, '니트는 크게 입는 게 좋아요')
    await clickButton(canvasElement, '메모 남기기')
    const words = await within(canvasElement).findByText('메모를 저장하지 못했어요.')
    await waitFor(() => expect(words).toBeVisible())
    await expect(await findMemoField(canvasElement)).toHaveValue('니트는 크게 입는 게 좋아요')
  },
}

export const OtherMemosFailed: Story = {
  beforeEach: withFault('memo-write', { operation: 'memoPreview', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeInTheDocument()
  },
}

export const NoMemosYet: Story = {
  beforeEach: withScenario('trend-empty'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('첫 번째 메모를 남겨 보세요')).toBeInTheDocument()
  },
}
