import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../src/ui/controls/Button.tsx'
import { useMeasured } from '../support/useMeasured.ts'

/** 100 ms for feedback, 300 ms for movement, 360 ms for a ring. */
function DurationTokens() {
  const [isFar, setFar] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onClick={() => setFar(!isFar)}>움직이기</Button>
      {['--time-step', '--time-slide', '--time-ring'].map((time) => (
        <Duration key={time} time={time} isFar={isFar} />
      ))}
    </div>
  )
}

const milliseconds = ({ transitionDuration }: CSSStyleDeclaration) =>
  `${Number((Number.parseFloat(transitionDuration) * 1000).toFixed(2))} ms`

function Duration({ time, isFar }: { time: string; isFar: boolean }) {
  const { ref, value } = useMeasured<HTMLDivElement>(milliseconds)
  return (
    <div style={{ width: '14rem' }}>
      <span style={{ fontSize: 13 }}>{`${time} · ${value}`}</span>
      <div
        ref={ref}
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
    await expect(duration(canvasElement, '--time-ring')).toBe('0.36s')
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(Number.parseFloat(duration(canvasElement, '--time-slide') ?? '1')).toBeLessThan(0.001)
  },
}
