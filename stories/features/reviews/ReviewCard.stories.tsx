import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewCard } from '../../../src/features/reviews/ReviewCard.tsx'
import { Stars } from '../../../src/ui/Stars.tsx'
import { picture } from '../../support/pictures.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Reviews · 리뷰/Review card · 리뷰 카드',
  id: 'features-reviews-reviewcard',
  component: ReviewCard,
  args: {
    id: 4,
    text: '사진이랑 색이 똑같아요. 어깨선이 예뻐서 셔츠 하나만 입어도 돼요.',
    picture: picture('wornCoat'),
    rating: <Stars stars={5} label="별점 5.0" />,
    date: '2026-03-01',
    more: { label: '더 보기', onOpen: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewCard>
export default meta
type Story = StoryObj<typeof meta>

export const PhotoAbove: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }))
    await expect(args.more.onOpen).toHaveBeenCalledOnce()
  },
}
export const LargeQuote: Story = {
  args: { id: 5, picture: undefined, text: '출근할 때 매일 입어요. 따뜻하고 가벼워요.' },
}
export const PhotoBeside: Story = { args: { id: 6, picture: picture('wornInMirror') } }
export const QuoteFirst: Story = { args: { id: 7, picture: undefined, text: '내가 고른 옷이 정말 나왔네요.' } }
export const FourthVariantWithPhoto: Story = { args: { id: 7 } }
export const FourVariants: Story = {
  parameters: { requirements: ['REV-06'] },
  render: (args) => (
    <>
      {[4, 5, 6, 7, 8].map((id) => (
        <ReviewCard key={id} {...args} id={id} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const variants = canvas.getAllByRole('article').map((card) => {
      const { backgroundColor, flexDirection } = getComputedStyle(card)
      const { marginTop } = getComputedStyle(card.firstElementChild ?? card)
      return [backgroundColor, flexDirection, marginTop].join(' ')
    })
    await expect(new Set(variants.slice(0, 4)).size).toBe(4)
    await expect(variants[4]).toBe(variants[0])
  },
}
const longText = '가'.repeat(9).concat(' ').repeat(12)

/** Its own width decides, not the window's: from 384 px on, the photo stands beside the text. */
export const Widths: Story = {
  args: { id: 6, text: longText },
  decorators: [(Story) => <AtWidths widths={[174, 260, 360, 384]}>{Story()}</AtWidths>],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('article').map((card) => [...card.children].map((part) => part.getBoundingClientRect()))
    const isBeside = parts.map(([photo, text]) => (photo?.right ?? 0) <= (text?.left ?? 0))
    await expect(isBeside).toEqual([false, false, false, true])
    // No card is higher than its photo above its text.
    for (const [card, [photo, text]] of canvas.getAllByRole('article').map((card, at) => [card, parts[at] ?? []] as const)) {
      await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual((photo?.height ?? 0) + (text?.height ?? 0) + 16)
    }
  },
}
/** In a row of cards the photo takes the height that a short text leaves, never the text. */
export const InRowWithLongerCard: Story = {
  decorators: [(Story) => <div style={{ display: 'grid', gridTemplateColumns: '15rem 15rem', gap: '1rem' }}>{Story()}</div>],
  render: (args) => (
    <>
      <ReviewCard {...args} id={6} />
      <ReviewCard {...args} id={4} text={longText} />
    </>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('article')
    await expect(short?.getBoundingClientRect().height).toBe(long?.getBoundingClientRect().height)
    const heights = [short, long].map((card) => card?.lastElementChild?.getBoundingClientRect().height ?? 0)
    await expect(heights[0]).toBeLessThan((heights[1] ?? 0) - 60)
  },
}
export const WithProduct: Story = { args: { product: { name: '머스터드 숏 푸퍼', to: '/product/7' } } }
export const TruncatedAt70: Story = {
  args: { id: 5, picture: undefined, text: '가'.repeat(71) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(`${'가'.repeat(70)}…`)
  },
}
export const TruncatedAt120: Story = {
  args: { text: '가'.repeat(121) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(`${'가'.repeat(120)}…`)
  },
}
