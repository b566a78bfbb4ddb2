import type { Meta, StoryObj } from '@storybook/react-vite'
import { Policies } from '../../mocks/providers/policies/Policies.tsx'
import { providerPage } from './providerPage.ts'

const meta = { title: 'Policies · 약관', id: 'providers-policies', component: Policies, ...providerPage } satisfies Meta<
  typeof Policies
>
export default meta
type Story = StoryObj<typeof meta>

export const Korean: Story = {}
export const English: Story = { globals: { language: 'en' } }
