import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StyleCard, StyleImage } from '../../../src/features/episode/StyleCard.tsx'
import { picture, styles } from '../../support/pictures.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Episode · 에피소드/Style card · 스타일 카드',
  id: 'features-episode-stylecard',
  component: StyleCard,
  args: { name: '트렌치 코트와 데님', picture: picture('trenchAndDenim'), number: 1, isPicked: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: 14, background: 'var(--sunken)', color: 'var(--text)' }}>
        <div style={{ maxWidth: '12rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof StyleCard>
export default meta
type Story = StoryObj<typeof meta>

export const NotPicked: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('button', { name: '트렌치 코트와 데님' })
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(card)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}
export const Picked: Story = { args: { isPicked: true } }
export const Widths: Story = { decorators: [(Story) => <AtWidths>{Story()}</AtWidths>] }
export const PickedOnDarkBackground: Story = {
  args: { isPicked: true, picture: picture('greyJacket'), paperColor: 'slate', number: 4 },
}
export const LongName: Story = { args: { name: '스트라이프 포플린 셔츠와 와이드 핀턱 슬랙스, 소프트 레더 숄더백' } }
export const MissingPicture: Story = { args: { picture: { src: 'data:image/png;base64,' } } }

export const InGrid: Story = {
  decorators: [(Story) => <Story />],
  render: function SelectableStyles() {
    const [picked, setPicked] = useState<readonly number[]>([1, 4])
    const toggle = (id: number) => setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
    return (
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          gap: '2px 6px',
          width: '80vw',
          maxWidth: '44rem',
        }}
      >
        {styles.map(({ id, ...style }) => (
          <li key={id}>
            <StyleCard {...style} number={id} isPicked={picked.includes(id)} onToggle={() => toggle(id)} />
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvas }) => {
    const knit = canvas.getByRole('button', { name: '세이지 니트와 롱스커트' })
    await userEvent.click(knit)
    await expect(knit).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(knit).toHaveAttribute('aria-pressed', 'false')
  },
}

export const ReadOnly: Story = {
  render: ({ name, picture: shot, number }) => <StyleImage name={name} picture={shot} number={number} isPicked />,
}
