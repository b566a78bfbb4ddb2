import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pixels, useMeasured } from '../support/useMeasured.ts'

type Step = { size: string; leading: string; weight: string; use: string; family?: string }

/** Each size as it is mostly set. */
const steps: readonly Step[] = [
  { size: '5xl', leading: '--leading-tight', weight: '--weight-display', use: 'One numeral, or the line of the landing' },
  { size: '4xl', leading: '--leading-tight', weight: '--weight-display', use: 'Title of an episode, head of a trend' },
  { size: '3xl', leading: '--leading-title', weight: '--weight-display', use: 'Title of a screen, its only h1' },
  { size: '2xl', leading: '--leading-title', weight: '--weight-strong', use: 'Title of a dialog' },
  { size: 'xl', leading: '--leading-title', weight: '--weight-strong', use: 'Heading of a section, a total, a large quote' },
  { size: 'lg', leading: '--leading-body', weight: '--weight-strong', use: 'Large button, error in place of a block' },
  { size: 'field', leading: '--leading-body', weight: '--weight-regular', use: 'Fields: below 16 px a phone zooms the page' },
  { size: 'md', leading: '--leading-body', weight: '--weight-regular', use: 'Running text' },
  { size: 'sm', leading: '--leading-prose', weight: '--weight-regular', use: 'Names in lists, notes, memos and reviews' },
  { size: 'xs', leading: '1.4', weight: '--weight-medium', use: 'Edge print: numbers of frames, dates', family: '--font-edge' },
  { size: '2xs', leading: '1', weight: '--weight-medium', use: 'Edge print in a disc: counts', family: '--font-edge' },
]

const valueOf = (token: string) => (token.startsWith('--') ? `var(${token})` : token)
const cell = { padding: '10px 24px 0 0', textAlign: 'start', whiteSpace: 'nowrap' } as const

/** Every size with its measures on this screen, and what it is for. */
function Sizes() {
  return (
    <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', color: 'var(--text)', fontSize: 13 }}>
      <thead>
        <tr style={{ color: 'var(--text-muted)' }}>
          {['Token', 'Size', 'Line', 'Weight', 'Use'].map((name) => (
            <th key={name} scope="col" style={{ ...cell, width: name === 'Use' ? 'auto' : '6.5rem' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Size key={step.size} {...step} />
        ))}
      </tbody>
    </table>
  )
}

const measuresOf = ({ fontSize, lineHeight, fontWeight }: CSSStyleDeclaration) =>
  [pixels(fontSize), pixels(lineHeight), fontWeight].join('|')

function Size({ size, leading, weight, use, family = '--font-gothic' }: Step) {
  const { ref, value } = useMeasured<HTMLParagraphElement>(measuresOf)
  const [px = '', line = '', measuredWeight = ''] = value.split('|')
  return (
    <>
      <tr style={{ borderTop: '1px solid var(--line)', fontVariantNumeric: 'tabular-nums' }}>
        <th scope="row" style={cell}>{`--text-${size}`}</th>
        <td style={cell}>{px}</td>
        <td style={cell}>{line}</td>
        <td style={cell}>{measuredWeight}</td>
        <td style={{ ...cell, whiteSpace: 'normal' }}>{use}</td>
      </tr>
      <tr>
        <td colSpan={5} style={{ overflow: 'hidden', paddingBlock: '4px 12px' }}>
          <p
            ref={ref}
            style={{
              whiteSpace: 'nowrap',
              font: `${valueOf(weight)} var(--text-${size}) / ${valueOf(leading)} ${valueOf(family)}`,
            }}
          >
            {family === '--font-edge' ? 'EP 07 → 12A 2026.03.02' : '출근길, 조금 다르게 Aa 143,200'}
          </p>
        </td>
      </tr>
    </>
  )
}

const meta = { title: 'Type · 글자', id: 'foundations-typography', component: Sizes } satisfies Meta<typeof Sizes>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^--text-field/ })
    await waitFor(() => expect(row).toHaveTextContent('--text-field16 px25.6 px400Fields'))
  },
}
export const FontFamilies: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: '32rem' }}>
      <p style={{ fontSize: 20 }}>마음에 드는 옷에 동그라미를 그려 주세요. 상품은 고딕으로 말해요.</p>
      <p style={{ fontFamily: 'var(--font-myeongjo)', fontSize: 20, lineHeight: 1.75, letterSpacing: 0 }}>
        코트는 늘 검정만 샀는데 네이비에 빨간 목도리라니. 사람은 명조로 말해요.
      </p>
      <p style={{ font: '500 1rem/1.4 var(--font-edge)', letterSpacing: '.06em' }}>EP 07 · 12 looks → 12A 2026-03-02 14:20</p>
    </div>
  ),
}
export const KoreanWordBreak: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: '15rem' }}>
      <p>입고 싶은 옷을 눌러 동그라미를 그려 주세요. 몇 벌이든 괜찮아요.</p>
      <p>아주긴낱말이라도칸을넘지않고잘려서다음줄로가요.</p>
    </div>
  ),
}
