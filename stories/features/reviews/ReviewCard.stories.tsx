import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewCard } from '../../../src/features/reviews/ReviewCard.tsx'
import { Stars } from '../../../src/ui/Stars.tsx'
import { picture } from '../../support/pictures.ts'

const meta = {
  title: 'Reviews · 리뷰/Review card · 리뷰 카드',
  id: 'features-reviews-reviewcard',
  tags: ['autodocs'],
  component: ReviewCard,
  args: {
    id: 4,
    text: '사진이랑 색이 똑같아요. 어깨선이 예뻐서 셔츠 하나만 입어도 돼요.',
    picture: picture('blazer', 'apricot'),
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
export const PhotoBeside: Story = { args: { id: 6, picture: picture('suit', 'slate') } }
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
      const { backgroundColor, display, flexDirection } = getComputedStyle(card)
      return [backgroundColor, display, flexDirection].join(' ')
    })
    await expect(new Set(variants.slice(0, 4)).size).toBe(4)
    await expect(variants[4]).toBe(variants[0])
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
