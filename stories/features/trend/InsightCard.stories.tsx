import type { Meta, StoryObj } from '@storybook/react-vite'
import { InsightCard } from '../../../src/features/trend/InsightCard.tsx'
import { picture } from '../../support/pictures.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Trend · 트렌드/Insight card · 인사이트 카드',
  id: 'features-trend-insightcard',
  component: InsightCard,
  args: { paperColor: 'lilac', eyebrow: '여성 1위', children: '세이지 니트와 롱스커트', picture: picture('sageJacket') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InsightCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Widths: Story = { decorators: [(Story) => <AtWidths>{Story()}</AtWidths>] }
export const OnDarkBackground: Story = {
  args: { paperColor: 'slate', eyebrow: '남성 1위', children: '회색 체크 수트', picture: picture('greyJacket') },
}
export const LeadWithShare: Story = {
  args: {
    isLead: true,
    paperColor: 'apricot',
    eyebrow: 'HOT PICK',
    children: '가장 많은 동그라미를 받은 옷은 초코 블레이저',
    picture: picture('checkBlazer'),
    numeral: { value: '31', unit: '%' },
  },
}
export const LeadWithRank: Story = { args: { ...LeadWithShare.args, numeral: { value: '1' } } }
