import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { wordPairs, type ContrastPair } from '../support/contrastPairs.ts'
import { contrastRatio } from '../support/contrastRatio.ts'

/** One pair of tokens with the contrast ratio of the computed colors. */
function Pair({ ink, ground }: ContrastPair) {
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
      <b>{contrast}</b>
      <span>{` ${ink}`}</span>
      <br />
      <span>{ground}</span>
    </div>
  )
}

function Grid({ pairs }: { pairs: readonly ContrastPair[] }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 6, marginBottom: 24 }}>
      {pairs.map((pair) => (
        <Pair key={pair.ink + pair.ground} {...pair} />
      ))}
    </div>
  )
}

function Colors() {
  return (
    <div style={{ background: 'var(--page)', padding: 12 }}>
      <Grid pairs={wordPairs.paper} />
      <Grid pairs={wordPairs.others} />
      <Grid pairs={wordPairs.rolls} />
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
