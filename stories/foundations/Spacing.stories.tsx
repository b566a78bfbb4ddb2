import type { Meta, StoryObj } from '@storybook/react-vite'
import { pixels, useMeasured } from '../support/useMeasured.ts'

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 30]
const layoutTokens = ['--gutter', '--gap-frame', '--gap-grid', '--gap-section', '--tap', '--nav-height', '--filter-height']

function Bars({ names }: { names: readonly string[] }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'auto auto 1fr', gap: '8px 16px', alignItems: 'center', fontSize: 13 }}>
      {names.map((name) => (
        <Bar key={name} name={name} />
      ))}
    </dl>
  )
}

const widthOf = ({ width }: CSSStyleDeclaration) => pixels(width)

/** A token with its size on this screen. */
function Bar({ name }: { name: string }) {
  const { ref, value } = useMeasured<HTMLDivElement>(widthOf)
  return (
    <div style={{ display: 'contents' }}>
      <dt>{name}</dt>
      <dd style={{ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{value}</dd>
      <dd style={{ margin: 0 }}>
        <div ref={ref} style={{ height: 12, maxWidth: '100%', width: `var(${name})`, background: 'var(--solid)' }} />
      </dd>
    </div>
  )
}

const meta = {
  title: 'Spacing · 간격',
  id: 'foundations-spacing',
  component: Bars,
  args: { names: steps.map((step) => `--space-${step}`) },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}
export const LayoutTokens: Story = { args: { names: layoutTokens } }
export const CornerRadius: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, fontSize: 13 }}>
      <p style={{ width: 96, height: 128, padding: 12, background: 'var(--seamless-sky)', color: 'var(--on-seamless)' }}>
        사각은 사진
      </p>
      <p
        style={{
          width: 128,
          height: 128,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 'var(--radius-round)',
          background: 'var(--solid)',
          color: 'var(--text-on-solid)',
        }}
      >
        원은 결정
      </p>
    </div>
  ),
}
