import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Policy } from '../../mocks/providers/policies/Policy.tsx'
import { privacyTexts } from '../../mocks/providers/policies/privacyTexts.ts'
import { termsTexts } from '../../mocks/providers/policies/termsTexts.ts'
import { providerPage } from './providerPage.ts'

const meta = { title: 'Policies · 약관', id: 'providers-policies', component: Policy, ...providerPage } satisfies Meta<
  typeof Policy
>
export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {
  args: { texts: privacyTexts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(canvas.getAllByRole('heading', { level: 2 }).length)
  },
}
export const PrivacyInEnglish: Story = { args: { texts: privacyTexts }, globals: { language: 'en' } }
export const Terms: Story = { args: { texts: termsTexts } }
export const TermsInEnglish: Story = { args: { texts: termsTexts }, globals: { language: 'en' } }
