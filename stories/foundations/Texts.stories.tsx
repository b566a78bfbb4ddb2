import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { count, dateTime, longDate, oneDecimal, percent, won } from '../../src/lib/format.ts'
import { phone } from '../../src/lib/phone.ts'
import { useLocale } from '../../src/texts/useTexts.ts'
import { allTexts, type Group } from '../support/allTexts.ts'

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
        longDate('2026-03-04', language),
        dateTime('2026-03-02T14:20:00', language),
        phone('01023456789'),
      ].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** A text with parameters is displayed as its source code. */
function Texts({ file, name, pairs }: Group) {
  return (
    <section style={{ fontSize: 13 }}>
      <h2>
        <span>{`${name} `}</span>
        <small>{file}</small>
      </h2>
      <table style={{ inlineSize: '100%', tableLayout: 'fixed', overflowWrap: 'anywhere', textAlign: 'start' }}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Korean</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ key, ko, en }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td lang="ko">{String(ko)}</td>
              <td lang="en">{String(en)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

/** Every text of every feature, in both languages. */
export const AllTexts: Story = {
  render: () => (
    <>
      {allTexts.map((group) => (
        <Texts key={group.file + group.name} {...group} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(allTexts.length)
    await expect(canvas.getByText('장바구니가 비어 있어요')).toBeVisible()
    await expect(canvas.getByText('The cart is empty')).toBeVisible()
  },
}
