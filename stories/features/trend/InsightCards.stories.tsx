import type { Meta, StoryObj } from '@storybook/react-vite'
import { InsightCards } from '../../../src/features/trend/InsightCards.tsx'
import { styleRecords } from '../../support/pictures.ts'

const [trench, blazer, sage, grey] = styleRecords.map(({ id, name, imageUrl }) => ({
  id,
  name,
  imageUrl,
  count: null,
  share: 0.31,
}))
const summary = {
  hotPicks: blazer ? [blazer] : [],
  womanPick: sage ?? null,
  manPick: grey ?? null,
  pickersPick: trench ?? null,
  pickerCount: null,
  unreadable: [],
}

const meta = {
  title: 'Trend · 트렌드/Insight cards · 인사이트 카드',
  id: 'features-trend-insightcards',
  component: InsightCards,
  args: { summary },
} satisfies Meta<typeof InsightCards>
export default meta
type Story = StoryObj<typeof meta>

export const LeadWithShare: Story = {}
export const LeadWithRank: Story = {
  args: { summary: { ...summary, hotPicks: blazer ? [{ ...blazer, share: null }] : [] } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
