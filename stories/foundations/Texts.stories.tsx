import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { count, dateTime, longDate, monthDay, oneDecimal, percent, won } from '../../src/lib/format.ts'
import { phone } from '../../src/lib/phone.ts'
import { useLocale } from '../../src/texts/useTexts.ts'
import { allTexts, sampleOf, type Group } from '../support/allTexts.ts'

function Formats() {
  const { language } = useLocale()
  return (
    <ul style={{ display: 'grid', gap: 4 }}>
      {[
        won(143200, language),
        won(-2000, language),
        count(1284),
        percent(0.314),
        oneDecimal(4.5),
        oneDecimal(0),
        longDate('2026-03-04T00:00:00+09:00', language),
        monthDay('2026-03-04T00:00:00+09:00', language),
        dateTime('2026-03-02T14:20:00+09:00', language),
        phone('01023456789'),
      ].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** The widest a text is set at 390, 768 and 1440 px: a phone without its gutters, a lead, a page to read. */
const widths = { 390: '358px', 768: '30em', 1440: 'var(--width-read)' }

/** Every text as prose, with samples for its parameters. */
function Texts({ file, name, pairs }: Group) {
  return (
    <section style={{ marginTop: 32 }}>
      <h2>
        <span>{`${name} `}</span>
        <small>{file}</small>
      </h2>
      <dl style={{ display: 'grid', gap: 8 }}>
        {pairs.map(({ key, ko, en }) => (
          <div key={key}>
            <dt style={{ color: 'var(--text-faint)', fontSize: 12 }}>{key}</dt>
            {Object.entries({ ko, en }).map(([language, text]) => (
              <dd key={language} lang={language} style={{ maxWidth: 'var(--measure)' }}>
                {sampleOf(text)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function AllTextsAt({ width }: { width: keyof typeof widths }) {
  return (
    <div style={{ '--measure': widths[width] }}>
      {allTexts.map((group) => (
        <Texts key={group.file + group.name} {...group} />
      ))}
    </div>
  )
}

const meta = { title: 'Texts · 문구', id: 'foundations-texts', component: Formats } satisfies Meta<typeof Formats>
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

/** Every text of every feature, in both languages, as wide as on a phone, a tablet or a laptop. */
export const AllTexts: StoryObj<{ width: keyof typeof widths }> = {
  args: { width: 390 },
  argTypes: { width: { control: 'inline-radio', options: [390, 768, 1440] } },
  // Its eight thousand elements are three kinds of line, which the first feature has.
  parameters: { a11y: { context: 'section:first-of-type' } },
  render: (args) => <AllTextsAt {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(allTexts.length)
    await expect(canvas.getByText('장바구니가 비어 있어요')).toBeVisible()
    await expect(canvas.getByText('The cart is empty')).toBeVisible()
  },
}
