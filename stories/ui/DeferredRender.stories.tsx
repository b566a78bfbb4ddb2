import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DeferredRender } from '../../src/ui/DeferredRender.tsx'

const HEIGHT = 60
const numbers = Array.from({ length: 40 }, (_, at) => at + 1)

const meta = {
  title: 'Deferred card · 나중에 그리는 카드',
  id: 'ui-deferredrender',
  component: DeferredRender,
  args: { isFirst: false, height: HEIGHT, children: null },
} satisfies Meta<typeof DeferredRender>
export default meta
type Story = StoryObj<typeof meta>

/** The first four render at once, the others later; none of them shifts the layout. */
export const FortyItems: Story = {
  render: () => (
    <ol>
      {numbers.map((number) => (
        <li key={number}>
          <DeferredRender isFirst={number <= 4} height={HEIGHT}>
            <p style={{ height: HEIGHT }}>{number}</p>
          </DeferredRender>
        </li>
      ))}
    </ol>
  ),
  play: async ({ canvasElement }) => {
    const length = canvasElement.scrollHeight
    const drawn = () => canvasElement.querySelectorAll('p').length
    await expect(drawn()).toBeGreaterThanOrEqual(4)
    await waitFor(() => expect(drawn()).toBe(numbers.length))
    await expect(canvasElement.scrollHeight).toBe(length)
  },
}
