import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../src/ui/Button.tsx'

/** 100 ms for feedback, 300 ms for movement. */
function DurationTokens() {
  const [isFar, setFar] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onClick={() => setFar(!isFar)}>움직이기</Button>
      {['--time-step', '--time-slide'].map((time) => (
        <div key={time} style={{ width: '14rem' }}>
          <span style={{ fontSize: 13 }}>{time}</span>
          <div
            data-duration={time}
            style={{
              width: 48,
              height: 48,
              background: 'var(--solid)',
              transform: isFar ? 'translateX(11rem)' : 'none',
              transition: `transform var(${time}) var(--ease-slide)`,
            }}
          />
        </div>
      ))}
    </div>
  )
}

const meta = { title: 'Motion · 움직임', id: 'foundations-motion', component: DurationTokens } satisfies Meta<
  typeof DurationTokens
>
export default meta
type Story = StoryObj<typeof meta>

const duration = (root: HTMLElement, token: string) => {
  const box = root.querySelector(`[data-duration='${token}']`)
  return box && getComputedStyle(box).transitionDuration
}

export const Durations: Story = {
  play: async ({ canvasElement }) => {
    await expect(duration(canvasElement, '--time-step')).toBe('0.1s')
    await expect(duration(canvasElement, '--time-slide')).toBe('0.3s')
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(Number.parseFloat(duration(canvasElement, '--time-slide') ?? '1')).toBeLessThan(0.001)
  },
}
