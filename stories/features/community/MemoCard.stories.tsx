import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Memo } from '../../../src/contract/picks.ts'
import { MemoCard } from '../../../src/features/community/MemoCard.tsx'
import { styleRecords } from '../../support/pictures.ts'
import { AtWidths } from '../../support/widths.tsx'

const memo = (count: number, more: Partial<Memo> = {}): Memo => ({
  id: 1,
  pickedAt: '2026-03-03T09:00:00+09:00',
  memo: '코트는 늘 검정만 샀는데 네이비에 빨간 목도리라니. 출근길 지하철에서 이 사람만 보일 것 같아요.',
  styles: styleRecords.slice(0, count),
  ...more,
})

const meta = {
  title: 'Community · 커뮤니티/Memo card · 메모 카드',
  id: 'features-community-memocard',
  component: MemoCard,
  args: { memo: memo(2) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemoCard>
export default meta
type Story = StoryObj<typeof meta>

export const TwoStyles: Story = {}
export const Widths: Story = { decorators: [(Story) => <AtWidths>{Story()}</AtWidths>] }
export const FourStyles: Story = { args: { memo: memo(4) } }
export const ManyStyles: Story = {
  args: { memo: memo(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '2벌 더 보기' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}
export const TextOnly: Story = { args: { memo: memo(0) } }
