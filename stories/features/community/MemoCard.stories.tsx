import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MemoCard } from '../../../src/features/community/MemoCard.tsx'
import { styles } from '../../support/pictures.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Community · 커뮤니티/Memo card · 메모 카드',
  id: 'features-community-memocard',
  component: MemoCard,
  args: {
    text: '코트는 늘 검정만 샀는데 네이비에 빨간 목도리라니. 출근길 지하철에서 이 사람만 보일 것 같아요.',
    date: '2026-03-03',
    styles: styles.slice(0, 2),
  },
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
export const OwnMemo: Story = {
  args: { mineLabel: '내 메모', text: '체크 수트에 운동화 신고 싶어요.', styles: styles.slice(3, 4) },
}
export const FourStyles: Story = { args: { styles: styles.slice(0, 4) } }
export const ManyStyles: Story = {
  args: { styles: styles.slice(0, 6), moreLabel: (count) => `${count}벌 더 보기` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '2벌 더 보기' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}
export const TextOnly: Story = { args: { styles: [] } }
