import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { designFindings } from '../../.storybook/designFindings.ts'
import { Button, ButtonLink } from '../../src/ui/controls/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'

const meta = {
  title: 'Button · 버튼',
  id: 'ui-button',
  component: Button,
  args: { children: '쇼핑하러 가기', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Outline: Story = { args: { variant: 'outline', children: '실시간 통계 자세히' } }
export const Quiet: Story = { args: { variant: 'quiet', children: '모두 지우기' } }
/** For leaving a pick alone; a second one, or another act, is found in every story. */
export const Accent: Story = {
  tags: ['core'],
  args: { variant: 'accent', children: '나의 Pick 남기기' },
  play: async ({ canvas }) => {
    await expect(designFindings()).toEqual([])
    const button = canvas.getByRole('button')
    button.insertAdjacentHTML('afterend', button.outerHTML)
    await expect(designFindings()).toEqual(['2 solid pencils'])
    button.nextElementSibling?.replaceChildren('시작하기')
    await expect(designFindings()).toEqual(['solid pencil: 시작하기', '2 solid pencils'])
    button.nextElementSibling?.remove()
  },
}
export const Compact: Story = { args: { variant: 'outline', size: 'compact', children: '주문 상세' } }
export const LargeAndWide: Story = { args: { size: 'large', isWide: true, children: '40,300원 주문하기' } }
export const WithIcon: Story = {
  args: {
    variant: 'outline',
    children: (
      <>
        <span>실시간 통계 자세히</span>
        <Icon name="next" />
      </>
    ),
  },
}
export const Busy: Story = {
  args: { isBusy: true, children: '결제하기' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '결제하기' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}
export const Disabled: Story = { args: { disabled: true, children: '선택 완료' } }
export const LongLabel: Story = {
  args: { children: '아주 긴 버튼 이름도 두 줄로 나뉘어 잘리지 않고 모두 보여야 해요' },
  render: (args) => (
    <div style={{ width: '14rem' }}>
      <Button {...args} />
    </div>
  ),
}
export const AsLink: Story = {
  render: () => (
    <Translated>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <ButtonLink to="/shop">큐레이션 샵 보기</ButtonLink>
        <ButtonLink to="/shop" variant="outline">
          더 보기
        </ButtonLink>
        <ButtonLink to="/shop" variant="quiet">
          모두 보기
        </ButtonLink>
      </p>
    </Translated>
  ),
}
