import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Image } from '../../src/ui/Image.tsx'
import { Button } from '../../src/ui/controls/Button.tsx'
import { PickRing, Ringed } from '../../src/ui/PickRing.tsx'
import { styles } from '../support/pictures.ts'

const meta = {
  title: 'Pick ring · Pick 동그라미',
  id: 'ui-pickring',
  component: PickRing,
  args: { variant: 0 },
} satisfies Meta<typeof PickRing>
export default meta
type Story = StoryObj<typeof meta>

export const OnEveryBackground: Story = {
  render: () => (
    <div data-theme="dark" style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 8rem)', gap: 6 }}>
      {styles.map(({ id, name, picture, paperColor }) => (
        <Image key={id} picture={picture} paperColor={paperColor} alt={name}>
          <PickRing variant={id} />
        </Image>
      ))}
    </div>
  ),
}

export const DrawAnimation: Story = {
  render: function Drawing() {
    const [isDrawn, setDrawn] = useState(false)
    return (
      <div style={{ width: '10rem', display: 'grid', gap: 12 }}>
        <Image picture={styles[0]?.picture ?? { src: '' }}>
          <PickRing variant={1} isDrawn={isDrawn} />
        </Image>
        <Button variant="outline" size="compact" aria-pressed={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          동그라미
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AroundCount: Story = {
  render: () => (
    <span style={{ position: 'relative', display: 'inline-grid', placeItems: 'center', width: 52, height: 44, fontWeight: 700 }}>
      <span>3</span>
      <PickRing variant={0} around="count" />
    </span>
  ),
}

export const AroundWords: Story = {
  render: () => (
    <p style={{ padding: 48, textAlign: 'center', fontSize: 32, fontWeight: 800 }}>
      <Translated>
        <Ringed variant={2} isEntering>
          참여 완료!
        </Ringed>
      </Translated>
    </p>
  ),
}
