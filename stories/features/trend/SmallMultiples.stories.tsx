import type { Meta, StoryObj } from '@storybook/react-vite'
import { SmallMultiples } from '../../../src/features/trend/SmallMultiples.tsx'
import { styleRecords } from '../../support/pictures.ts'

const counts = [38, 27, 20]
const ages = ['10s', '20s', '30s', '40s', '50s+'].map((ageRange, column) => ({
  ageRange,
  picks: counts.flatMap((count, row) => {
    const { name, imageUrl } = styleRecords[(column + row) % styleRecords.length] ?? {}
    return name && imageUrl ? [{ name, imageUrl, count, share: null }] : []
  }),
}))
const figures = ages.flatMap(() => counts.map((count) => ({ value: `${count}명`, ratio: count / 38 })))

const meta = {
  title: 'Trend · 트렌드/Age columns · 연령대별 순위',
  id: 'features-trend-smallmultiples',
  component: SmallMultiples,
  args: { episodeId: 6, ages, figures, mineImages: new Set(styleRecords.slice(3, 4).map(({ imageUrl }) => imageUrl)) },
} satisfies Meta<typeof SmallMultiples>
export default meta
type Story = StoryObj<typeof meta>

export const SharedScale: Story = {}
export const RanksOnly: Story = { args: { figures: null } }
export const TwoColumns: Story = { args: { ages: ages.slice(0, 2) } }
