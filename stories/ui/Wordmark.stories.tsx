import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from '../../src/ui/layout/Wordmark.tsx'

const meta = { title: 'Wordmark · 로고', id: 'ui-wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const OnDark: StoryObj<typeof meta> = {
  render: () => (
    <div data-theme="dark" style={{ background: 'var(--page)', padding: 24 }}>
      <Wordmark />
    </div>
  ),
}
