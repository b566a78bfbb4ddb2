import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from '../../src/ui/Image.tsx'
import { PickRing } from '../../src/ui/PickRing.tsx'
import { styles } from '../support/pictures.ts'

/** A red ring means that a person picked a style; it never marks a price, a product or an error. */
function Ring() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: 6,
        padding: 10,
        background: 'var(--sunken)',
      }}
    >
      {styles.map(({ id, name, picture }) => (
        <Image key={id} picture={picture} alt={name}>
          <PickRing variant={id} />
        </Image>
      ))}
    </div>
  )
}

const meta = { title: 'Ring · 동그라미', id: 'foundations-ring', component: Ring } satisfies Meta<typeof Ring>
export default meta
type Story = StoryObj<typeof meta>

export const OnLight: Story = {}
export const OnDark: Story = {
  render: () => (
    <div data-theme="dark">
      <Ring />
    </div>
  ),
}
