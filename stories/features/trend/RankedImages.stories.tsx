import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankedImages } from '../../../src/features/trend/RankedImages.tsx'
import { styleRecords } from '../../support/pictures.ts'

const picks = styleRecords.slice(0, 5).map(({ id, name, imageUrl }) => ({ id, name, imageUrl, count: null, share: null }))

const meta = {
  title: 'Trend · 트렌드/Ranked images · 순위 사진',
  id: 'features-trend-rankedimages',
  component: RankedImages,
  args: { picks, mine: new Set([2]), variant: 'top', episodeId: 6 },
} satisfies Meta<typeof RankedImages>
export default meta
type Story = StoryObj<typeof meta>

export const TopFive: Story = {}
export const FewerThanFive: Story = { args: { picks: picks.slice(0, 2) } }
export const OneEntry: Story = { args: { picks: picks.slice(0, 1) } }
export const Podium: Story = { args: { variant: 'podium', picks: picks.slice(0, 3) } }
export const PodiumOfTwo: Story = { args: { variant: 'podium', picks: picks.slice(0, 2) } }
export const PodiumOfOne: Story = { args: { variant: 'podium', picks: picks.slice(0, 1) } }
