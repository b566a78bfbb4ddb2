import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer, FooterFacts, FooterGroup } from '../../src/ui/Footer.tsx'
import { Wordmark } from '../../src/ui/Wordmark.tsx'

const meta = {
  title: 'Footer · 푸터',
  id: 'ui-footer',
  component: Footer,
  args: {
    brand: <Wordmark />,
    children: (
      <FooterFacts
        facts={['(주)피커스', '대표 연수아', '사업자등록번호 271-86-04156', '서울 성동구 도토리길 12', 'help@pickers.example']}
      />
    ),
    groups: (
      <FooterGroup label="약관">
        <a href="https://example.com/privacy">개인정보 처리방침</a>
        <a href="https://example.com/terms">이용약관</a>
      </FooterGroup>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta

export const Default: StoryObj<typeof meta> = {}
