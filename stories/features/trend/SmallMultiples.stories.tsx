import type { Meta, StoryObj } from '@storybook/react-vite'
import { SmallMultiples } from '../../../src/features/trend/SmallMultiples.tsx'
import { styles } from '../../support/pictures.ts'

const columns = ['10대', '20대', '30대', '40대', '50대+'].map((title, column) => ({
  title,
  entries: [38, 27, 20].map((count, row) => {
    const { name, picture, paperColor } = styles[(column + row) % styles.length] ?? {
      name: '',
      picture: { src: '' },
      paperColor: 'sky' as const,
    }
    return { name, picture, paperColor, measure: { value: `${count}명`, ratio: count / 38 }, isMine: column === 1 && row === 2 }
  }),
}))

const meta = {
  title: 'Trend · 트렌드/Age columns · 연령대별 순위',
  id: 'features-trend-smallmultiples',
  component: SmallMultiples,
  args: { columns, mineLabel: '내 Pick', label: '연령대별 Pick' },
} satisfies Meta<typeof SmallMultiples>
export default meta
type Story = StoryObj<typeof meta>

export const SharedScale: Story = {}
export const RanksOnly: Story = {
  args: {
    columns: columns.map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ ...entry, measure: undefined })),
    })),
  },
}
export const TwoColumns: Story = { args: { columns: columns.slice(0, 2) } }
