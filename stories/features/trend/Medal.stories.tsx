import type { Meta, StoryObj } from '@storybook/react-vite'
import { Medal } from '../../../src/features/trend/Medal.tsx'

const meta = {
  title: 'Trend · 트렌드/Medal · 메달',
  id: 'features-trend-medal',
  component: Medal,
  args: { rank: 1 },
} satisfies Meta<typeof Medal>
export default meta

export const OneToFive: StoryObj<typeof meta> = {
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      {[1, 2, 3, 4, 5].map((rank) => (
        <Medal key={rank} rank={rank} />
      ))}
    </p>
  ),
}
