import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '../../src/ui/Footer.tsx'
import { Wordmark } from '../../src/components/Wordmark.tsx'

const meta = {
  component: Footer,
  args: {
    brand: <Wordmark />,
    children: '주식회사 피커스 · 대표 홍길동 · 사업자등록번호 000-00-00000',
    links: (
      <>
        <a href="https://example.com/privacy">개인정보 처리방침</a>
        <a href="https://example.com/terms">이용약관</a>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta

export const Default: StoryObj<typeof meta> = {}
