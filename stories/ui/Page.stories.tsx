import type { Meta, StoryObj } from '@storybook/react-vite'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Badge } from '../../src/ui/feedback/Badge.tsx'
import { Button } from '../../src/ui/controls/Button.tsx'
import { ActionBar, Eyebrow, Page, PageTitle, Section, Split } from '../../src/ui/layout/Page.tsx'
import { Pulse } from '../../src/ui/feedback/Pulse.tsx'
import { SheetLayout } from '../../src/ui/layout/SheetLayout.tsx'

const meta = {
  title: 'Page · 페이지 틀',
  id: 'ui-page',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { children: null },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** The h1 of `PageTitle` takes the focus after a navigation (`usePage`). */
export const EpisodeAndSections: Story = {
  render: (args) => (
    <Page {...args}>
      <PageTitle size="display" eyebrow={<Badge>NEW EPISODE</Badge>} lead="매일 입는 출근복에서 딱 한 가지만 바꾼 열두 벌.">
        출근길, 조금 다르게
      </PageTitle>
      <Eyebrow>EP 07 · 스타일 12벌</Eyebrow>
      <Section title="지금 나의 Pick은 어디쯤?" aside={<Pulse>실시간 · 1,284명</Pulse>}>
        <p>섹션의 내용</p>
      </Section>
      <Section title="실시간 Top 5">
        <p>섹션의 내용</p>
      </Section>
    </Page>
  ),
}

export const BesidePictures: Story = {
  render: () => (
    <SheetLayout phoneRows={2}>
      <Translated>
        <PageTitle lead="소셜 계정으로 간편하게 시작하기">특별한 스타일 여정, 지금 시작해요</PageTitle>
      </Translated>
    </SheetLayout>
  ),
}

export const TitleInSideColumn: Story = {
  render: (args) => (
    <Page {...args}>
      <Split side={<PageTitle lead="고른 사람들이 남긴 말이에요.">커뮤니티</PageTitle>}>
        <div style={{ background: 'var(--raised)', minHeight: '20rem', padding: 16 }}>내용</div>
      </Split>
    </Page>
  ),
}

/** The bar is for phones: wider pages have its buttons in themselves. */
export const ActionBarOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Page width="read">
      <PageTitle>장바구니</PageTitle>
      <ActionBar>
        <Button isWide>54,000원 주문하기</Button>
      </ActionBar>
    </Page>
  ),
}
