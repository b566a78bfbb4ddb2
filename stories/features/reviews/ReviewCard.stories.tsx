import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewCard } from '../../../src/features/reviews/ReviewCard.tsx'
import { picturePath } from '../../support/pictures.ts'
import { reviewFixture } from '../../support/reviewFixture.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Reviews · 리뷰/Review card · 리뷰 카드',
  id: 'features-reviews-reviewcard',
  component: ReviewCard,
  args: { review: reviewFixture(), onOpen: fn() },
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
    await userEvent.click(canvas.getByRole('button', { name: '더 보기: 머스터드 숏 푸퍼 리뷰, 2026-03-01' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const LargeQuote: Story = {
  args: { review: reviewFixture({ id: 5, reviewImageUrls: [], description: '출근할 때 매일 입어요. 따뜻하고 가벼워요.' }) },
}
export const PhotoBeside: Story = { args: { review: reviewFixture({ id: 6, reviewImageUrls: [picturePath('wornInMirror')] }) } }
export const QuoteFirst: Story = {
  args: { review: reviewFixture({ id: 7, reviewImageUrls: [], description: '내가 고른 옷이 정말 나왔네요.' }) },
}
export const FourthVariantWithPhoto: Story = { args: { review: reviewFixture({ id: 7 }) } }
export const FourVariants: Story = {
  parameters: { requirements: ['REV-06'] },
  render: (args) => (
    <>
      {[4, 5, 6, 7, 8].map((id) => (
        <ReviewCard key={id} {...args} review={reviewFixture({ id })} />
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
  args: { review: reviewFixture({ id: 6, description: longText }) },
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
      <ReviewCard {...args} review={reviewFixture({ id: 6 })} />
      <ReviewCard {...args} review={reviewFixture({ description: longText })} />
    </>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('article')
    await expect(short?.getBoundingClientRect().height).toBe(long?.getBoundingClientRect().height)
    const heights = [short, long].map((card) => card?.lastElementChild?.getBoundingClientRect().height ?? 0)
    await expect(heights[0]).toBeLessThan((heights[1] ?? 0) - 60)
  },
}
export const WithProduct: Story = { args: { hasProduct: true } }
