import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../../src/ui/controls/Button.tsx'
import { DarkSection } from '../../src/ui/layout/DarkSection.tsx'
import { useDarkSection } from '../../src/ui/layout/useDarkSection.ts'
import { Page, PageTitle } from '../../src/ui/layout/Page.tsx'

/** A screen that calls `useDarkSection` darkens the whole layout, in both themes. */
function ScreenWithToggle({ startsDark }: { startsDark: boolean }) {
  const [isDark, setDark] = useState(startsDark)
  return (
    <DarkSection className="screen" startsDark={startsDark}>
      <Page>
        <PageTitle lead="느리게 걷는 토요일">{isDark ? '컨택트 시트' : '종이'}</PageTitle>
        <Button onClick={() => setDark(!isDark)}>{isDark ? '종이로' : '필름으로'}</Button>
        {isDark && <DarkContent />}
      </Page>
    </DarkSection>
  )
}

function DarkContent() {
  useDarkSection()
  return null
}

const meta = {
  title: 'Dark section · 어두운 화면',
  id: 'ui-darksection',
  component: DarkSection,
  args: { className: 'screen', startsDark: true, children: null },
  render: ({ startsDark = true }) => <ScreenWithToggle key={String(startsDark)} startsDark={startsDark} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof DarkSection>
export default meta
type Story = StoryObj<typeof meta>

export const DarkInBothThemes: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.screen')).toHaveAttribute('data-theme', 'dark'))
  },
}

export const ReturnsToTheLightTheme: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '종이로' }))
    await waitFor(() => expect(canvasElement.querySelector('.screen')).not.toHaveAttribute('data-theme'))
  },
}
