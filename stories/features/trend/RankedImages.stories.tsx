import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankedImages } from '../../../src/features/trend/RankedImages.tsx'
import { styles } from '../../support/pictures.ts'

const entries = styles.slice(0, 5).map(({ id, name, picture, paperColor }, index) => ({
  id,
  name,
  picture,
  paperColor,
  rank: index + 1,
  isMine: index === 1,
  to: '/shop?episode=6',
}))

const meta = {
  title: 'Trend · 트렌드/Ranked images · 순위 사진',
  id: 'features-trend-rankedimages',
  component: RankedImages,
  args: { entries, mineLabel: '내 Pick', variant: 'top' },
} satisfies Meta<typeof RankedImages>
export default meta
type Story = StoryObj<typeof meta>

export const TopFive: Story = {}
export const FewerThanFive: Story = { args: { entries: entries.slice(0, 2) } }
export const OneEntry: Story = { args: { entries: entries.slice(0, 1) } }
export const Podium: Story = { args: { variant: 'podium', entries: entries.slice(0, 3) } }
export const PodiumOfTwo: Story = { args: { variant: 'podium', entries: entries.slice(0, 2) } }
export const PodiumOfOne: Story = { args: { variant: 'podium', entries: entries.slice(0, 1) } }
