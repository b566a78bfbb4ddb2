import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { RankedBars } from '../../../src/features/trend/RankedBars.tsx'
import { styleRecords } from '../../support/pictures.ts'

const picks = styleRecords.slice(0, 5).map(({ id, name, imageUrl }) => ({ id, name, imageUrl, count: null, share: null }))
const figures = (shares: readonly number[]) => shares.map((share) => ({ value: `${share}%`, ratio: share / 31 }))
const longName = '아주 긴 이름을 가진 스타일, 두 줄이 되어도 괜찮아요'

const meta = {
  title: 'Trend · 트렌드/Ranked bars · 순위 막대',
  id: 'features-trend-rankedbars',
  component: RankedBars,
  args: { picks, figures: figures([31, 24, 19, 15, 11]), mine: new Set([2]) },
} satisfies Meta<typeof RankedBars>
export default meta
type Story = StoryObj<typeof meta>

export const OwnPickSecond: Story = {}
export const OwnPickFirst: Story = { args: { mine: new Set([1]) } }
export const OneEntry: Story = { args: { picks: picks.slice(0, 1) } }
export const TiedForFirst: Story = { args: { figures: figures([31, 31, 19, 15, 11]), mine: new Set([3]) } }
export const LongName: Story = {
  args: { picks: picks.map(({ id, imageUrl }) => ({ id, imageUrl, name: longName, count: null, share: null })) },
}

/** With reduced motion the new order appears without a transition. */
export const RanksChange: Story = {
  render: function ReversibleBars(args) {
    const [isReversed, setReversed] = useState(false)
    return (
      <>
        <RankedBars {...args} {...(isReversed && { picks: args.picks.toReversed(), figures: args.figures.toReversed() })} />
        <Button onClick={() => setReversed(!isReversed)}>순위 바꾸기</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    const [first] = canvas.getAllByRole('listitem')
    const start = first?.getBoundingClientRect().top ?? 0
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('listitem').at(-1)).toBe(first)
    const moving = list
      .getAnimations({ subtree: true })
      // With reduced motion they take 0.01 ms.
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
      .map((motion) => 'transitionProperty' in motion && motion.transitionProperty)
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect([...new Set(moving)]).toEqual(isReduced ? [] : ['transform'])
    await Promise.allSettled(list.getAnimations({ subtree: true }).map(({ finished }) => finished))
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(start)
    await expect(first?.style.transform).toBe('')
  },
}
