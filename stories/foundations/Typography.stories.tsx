import type { Meta, StoryObj } from '@storybook/react-vite'
import { pixels, useMeasured } from '../support/useMeasured.ts'

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl']

function Sizes() {
  return (
    <dl style={{ display: 'grid', gap: 16 }}>
      {sizes.map((size) => (
        <Size key={size} size={size} />
      ))}
    </dl>
  )
}

const fontSizeOf = ({ fontSize }: CSSStyleDeclaration) => pixels(fontSize)

/** A token with its size on this screen. */
function Size({ size }: { size: string }) {
  const { ref, value } = useMeasured<HTMLElement>(fontSizeOf)
  const fontWeight = size.endsWith('xl') ? 800 : 400
  return (
    <div style={{ overflow: 'hidden' }}>
      <dt style={{ fontSize: 12, color: 'var(--text-faint)' }}>{`--text-${size} · ${value}`}</dt>
      <dd ref={ref} style={{ margin: 0, fontSize: `var(--text-${size})`, lineHeight: 1.2, fontWeight }}>
        출근길, 조금 다르게
      </dd>
    </div>
  )
}

const meta = { title: 'Type · 글자', id: 'foundations-typography', component: Sizes } satisfies Meta<typeof Sizes>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = { tags: ['smoke'] }
export const FontFamilies: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: '32rem' }}>
      <p style={{ fontSize: 20 }}>마음에 드는 옷에 동그라미를 그려 주세요. 상품은 고딕으로 말해요.</p>
      <p style={{ fontFamily: 'var(--font-myeongjo)', fontSize: 20, lineHeight: 1.75, letterSpacing: 0 }}>
        코트는 늘 검정만 샀는데 네이비에 빨간 목도리라니. 사람은 명조로 말해요.
      </p>
      <p style={{ font: '500 1rem/1.4 var(--font-edge)', letterSpacing: '.06em' }}>EP 07 · 12 FRAMES → 12A 2026.03.02 14:20</p>
    </div>
  ),
}
export const KoreanWordBreak: Story = {
  render: () => (
    <p style={{ width: '11rem' }}>
      한국어는 낱말 사이에서만 줄을 바꿔야 읽기 쉬워요. 아주긴낱말이라도칸을넘지않고잘려서다음줄로가요.
    </p>
  ),
}
