import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Stars, StarsInput } from '../../src/ui/controls/Stars.tsx'

const meta = {
  title: 'Stars · 별점',
  id: 'ui-stars',
  component: Stars,
  args: { stars: 4.5, hasNumber: true },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const Average: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('별점 4.5점')).toBeInTheDocument()
  },
}
export const Five: Story = { args: { stars: 5 } }
export const NoRatings: Story = { args: { stars: 0 } }

export const RatingInput: Story = {
  render: function ControlledStarsInput() {
    const [stars, rate] = useState(5)
    return (
      <Translated>
        <StarsInput
          legend="별점"
          value={stars}
          onRate={rate}
          labels={['많이 아쉬워요', '아쉬워요', '보통이에요', '좋아요', '아주 좋아요']}
        />
      </Translated>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 좋아요' }))
    await expect(canvas.getByText('4 좋아요')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '3 보통이에요' })).toBeChecked()
  },
}
