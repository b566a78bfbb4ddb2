import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartTexts } from '../../src/features/cart/texts.ts'
import { guestOrdersTexts } from '../../src/features/guest/texts.ts'
import { pickTexts } from '../../src/features/pick/texts.ts'
import { purchaseTexts } from '../../src/texts/purchase.ts'
import { languages, type Language } from '../../src/texts/defineTexts.ts'
import { errorTexts } from '../../src/texts/errors.ts'

type Both = Readonly<Record<Language, string>>
type Rule = { rule: string; reason: string; good: Both; bad: Both }

/** A text of the app, in both languages. */
const both = <Texts,>({ ko, en }: Readonly<Record<Language, Texts>>, pick: (texts: Texts) => string): Both => ({
  ko: pick(ko),
  en: pick(en),
})

const rules: readonly Rule[] = [
  {
    rule: 'A button names its act',
    reason: 'Read alone, it says what happens next.',
    good: both(pickTexts, ({ submit }) => submit),
    bad: { ko: '확인', en: 'OK' },
  },
  {
    rule: 'An error says what happened, then what to do',
    reason: 'No code, no apology, no 오류가 발생하였습니다 alone.',
    good: both(errorTexts, ({ timeout }) => timeout),
    bad: { ko: '죄송합니다. 오류(TIMEOUT)가 발생하였습니다.', en: 'Oops! Error 504: TIMEOUT.' },
  },
  {
    rule: 'Nobody is to blame',
    reason: 'It asks for what is missing instead of saying who forgot it.',
    good: both(guestOrdersTexts, ({ noPhone }) => noPhone),
    bad: { ko: '휴대폰 번호를 입력하지 않으셨습니다', en: 'You forgot to enter your phone number' },
  },
  {
    rule: '해요체, and calm English',
    reason: 'Neither a notice board nor a cheerleader; the only exclamation mark is in 참여 완료!',
    good: both(cartTexts, ({ empty }) => empty),
    bad: { ko: '장바구니가 비어 있습니다!', en: 'Uh-oh, your cart is feeling lonely!' },
  },
  {
    rule: 'A consequence in its own sentence',
    reason: 'First the fact, then what it means for the sum.',
    good: both(purchaseTexts, ({ soldOut }) => soldOut),
    bad: { ko: '품절로 인하여 해당 상품은 주문 대상에서 제외됩니다', en: 'Due to unavailability, the item has been excluded' },
  },
  {
    rule: 'No particle after a value',
    reason: 'Its last letter is unknown: the words are in an order that needs none. English counts one and many.',
    good: both(cartTexts, ({ count }) => count('3')),
    bad: { ko: '상품(을)를 3개 담았습니다', en: '3 item(s)' },
  },
  {
    rule: 'A look is circled',
    reason: 'Never ringed, liked, voted for or added; a Pick is written like a name.',
    good: both(pickTexts, ({ finishHint }) => finishHint),
    bad: { ko: '최소 1개의 스타일에 투표하세요', en: 'Vote for at least 1 outfit' },
  },
]

const cell = { padding: '10px 16px 10px 0', textAlign: 'start', verticalAlign: 'top' } as const

/** The rules of the voice, each with what the app says and what it never says. */
function Sentences() {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', background: 'var(--page)', color: 'var(--text)', fontSize: 15 }}>
      <thead>
        <tr>
          {['Rule', 'Good: the app says', 'Bad: never'].map((name) => (
            <th key={name} scope="col" style={{ ...cell, borderBottom: '2px solid var(--text)', fontSize: 13 }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, reason, good, bad }) => (
          <tr key={rule} style={{ borderBottom: '1px solid var(--line)' }}>
            <th scope="row" style={{ ...cell, width: '34%', fontWeight: 700 }}>
              <p>{rule}</p>
              <p style={{ color: 'var(--text-muted)', fontSize: 13, fontWeight: 400 }}>{reason}</p>
            </th>
            <Examples texts={good} />
            <Examples texts={bad} isBad />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Examples({ texts, isBad = false }: { texts: Both; isBad?: boolean }) {
  return (
    <td style={{ ...cell, width: '33%', color: isBad ? 'var(--text-muted)' : 'var(--text)' }}>
      {languages.map((language) => (
        <p key={language} lang={language} style={{ textDecoration: isBad ? 'line-through' : 'none' }}>
          {texts[language]}
        </p>
      ))}
    </td>
  )
}

const meta = { title: 'Voice · 말투', id: 'foundations-voice', component: Sentences } satisfies Meta<typeof Sentences>
export default meta

export const GoodAndBad: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(rules.length + 1)
    await expect(canvas.getByText('나의 Pick 남기기')).toBeVisible()
    await expect(canvas.getByText('Circle at least one')).toBeVisible()
  },
}
