import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Dialog } from '../../src/ui/feedback/Dialog.tsx'
import { Image } from '../../src/ui/Image.tsx'
import { PickRing } from '../../src/ui/PickRing.tsx'
import { App } from '../support/app.tsx'
import { styles } from '../support/pictures.ts'
import { withScenario } from '../support/scenario.ts'

/** A ring and a sheet, by a press. */
function RingAndSheet() {
  const [isDrawn, setDrawn] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 12, width: '10rem' }}>
      <Image picture={styles[0]?.picture ?? { src: '' }}>
        <PickRing variant={1} isDrawn={isDrawn} />
      </Image>
      <Button variant="outline" aria-pressed={isDrawn} onClick={() => setDrawn(!isDrawn)}>
        동그라미
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        사이즈 가이드
      </Button>
      {isOpen && (
        <Dialog title="사이즈 가이드" onClose={() => setOpen(false)}>
          <p>내 몸을 잰 치수로 골라 주세요.</p>
        </Dialog>
      )}
    </div>
  )
}

const meta = { title: 'Motion · 움직임', id: 'foundations-motion', component: RingAndSheet } satisfies Meta<typeof RingAndSheet>
export default meta
type Story = StoryObj<typeof meta>

const time = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

export const ByAPress: Story = {
  play: async ({ canvas }) => {
    await expect(['--time-step', '--time-slide', '--time-ring'].map(time)).toEqual(['100ms', '300ms', '360ms'])
    await userEvent.click(canvas.getByRole('button', { name: '동그라미' }))
    await expect(canvas.getByRole('button', { name: '동그라미' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await waitFor(() => expect(Number.parseFloat(time('--time-slide'))).toBeLessThan(1))
  },
}
/** The shop: a product's picture grows from its card into its page. */
export const SharedPicture: Story = {
  parameters: { layout: 'fullscreen', path: '/shop', msw: {} },
  beforeEach: withScenario('shop-browse'),
  render: () => <App />,
}
