import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { count, share } from '../../src/lib/count.ts'
import { dateInWords, shortDate, shortDateTime } from '../../src/lib/date.ts'
import { phone } from '../../src/lib/phone.ts'
import { rating } from '../../src/lib/rating.ts'
import { won } from '../../src/lib/won.ts'
import { useLanguage, useTexts } from '../../src/texts/provider.tsx'

function Texts() {
  const { language } = useLanguage()
  const texts = useTexts()
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ul style={{ display: 'grid', gap: 4 }}>
        {[
          won(143200, language),
          won(-2000, language),
          count(1284),
          share(0.314),
          rating(4.5),
          rating(0),
          dateInWords('2026-03-04', language),
          shortDate('2026-03-04T10:00:00'),
          shortDateTime('2026-03-02T14:20:00'),
          phone('01023456789'),
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <dl style={{ fontSize: 13 }}>
        {Object.entries(texts.common).map(([key, text]) => (
          <div key={key} style={{ display: 'grid', gridTemplateColumns: '10rem 1fr' }}>
            <dt>{key}</dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const meta = { component: Texts } satisfies Meta<typeof Texts>
export default meta
type Story = StoryObj<typeof meta>

export const Korean: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('143,200원')).toBeVisible()
    await expect(document.documentElement.lang).toBe('ko')
  },
}
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('143,200 won')).toBeVisible()
    await expect(document.documentElement.lang).toBe('en')
  },
}
