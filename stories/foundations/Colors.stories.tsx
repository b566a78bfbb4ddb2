import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { contrastRatio } from '../support/contrastRatio.ts'

const textTokens = ['--text', '--text-muted', '--text-faint', '--mark-text', '--danger', '--success', '--warning', '--info']
const backgroundTokens = ['--page', '--raised', '--sunken']
const otherPairs = [
  ['--text-on-solid', '--solid'],
  ['--text-on-solid', '--solid-hover'],
  ['--text-disabled', '--disabled'],
  ['--text-on-mark', '--mark'],
  ['--danger', '--danger-soft'],
  ['--success', '--success-soft'],
  ['--warning', '--warning-soft'],
  ['--info', '--info-soft'],
  ['--on-medal', '--medal-1'],
  ['--on-medal', '--medal-2'],
  ['--on-medal', '--medal-3'],
] as const
const rolls = ['mugwort', 'sky', 'apricot', 'lilac', 'mustard'] as const

/** One pair of tokens with the contrast ratio of the computed colors. */
function Pair({ ink, ground }: { ink: string; ground: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [contrast, setContrast] = useState('')
  useEffect(() => {
    if (!ref.current) return
    const { color, backgroundColor } = getComputedStyle(ref.current)
    // eslint-disable-next-line react/set-state-in-effect -- the computed colors exist only after the first render
    setContrast(contrastRatio(color, backgroundColor).toFixed(2))
  }, [])
  return (
    <div ref={ref} style={{ padding: 12, background: `var(${ground})`, color: `var(${ink})`, fontSize: 13 }}>
      <b>{contrast}</b> {ink}
      <br />
      {ground}
    </div>
  )
}

function Grid({ pairs }: { pairs: readonly (readonly [ink: string, ground: string])[] }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 6, marginBottom: 24 }}>
      {pairs.map(([ink, ground]) => (
        <Pair key={ink + ground} ink={ink} ground={ground} />
      ))}
    </div>
  )
}

function Colors() {
  return (
    <div style={{ background: 'var(--page)', padding: 12 }}>
      <Grid pairs={backgroundTokens.flatMap((ground) => textTokens.map((ink) => [ink, ground] as const))} />
      <Grid pairs={otherPairs} />
      <Grid
        pairs={[
          ...rolls.flatMap((paperColor) => [
            ['--on-seamless', `--seamless-${paperColor}`] as const,
            ['--on-seamless-muted', `--seamless-${paperColor}`] as const,
          ]),
          ['--on-slate', '--seamless-slate'],
        ]}
      />
    </div>
  )
}

const meta = { title: 'Colour · 색', id: 'foundations-colors', component: Colors } satisfies Meta<typeof Colors>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const DarkSectionOnLightPage: Story = {
  render: () => (
    <div data-theme="dark">
      <Colors />
    </div>
  ),
}
