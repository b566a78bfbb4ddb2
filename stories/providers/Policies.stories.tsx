import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Policy } from '../../mocks/providers/policies/Policy.tsx'
import { privacyText } from '../../mocks/providers/policies/privacyText.ts'
import { termsText } from '../../mocks/providers/policies/termsText.ts'
import { companyPage } from './companyPage.tsx'

const meta = { component: Policy, ...companyPage } satisfies Meta<typeof Policy>
export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {
  args: { words: privacyText },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(canvas.getAllByRole('heading', { level: 2 }).length)
  },
}
export const PrivacyInEnglish: Story = { args: { words: privacyText }, globals: { language: 'en' } }
export const Terms: Story = { args: { words: termsText } }
export const TermsInEnglish: Story = { args: { words: termsText }, globals: { language: 'en' } }
