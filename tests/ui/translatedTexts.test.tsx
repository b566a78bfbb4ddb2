import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { findHeldTexts, translatePage } from '../../stories/support/translation.ts'
import { FreeShippingBar, OrderSummary } from '../../src/components/OrderSummary.tsx'
import { PriceTag } from '../../src/components/PriceTag.tsx'
import { AmountText } from '../../src/texts/AmountText.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Counter } from '../../src/ui/Counter.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { FilterBar } from '../../src/ui/FilterBar.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { StatusChip } from '../../src/ui/StatusChip.tsx'

const none = () => undefined
let stop: () => void = none
afterEach(() => stop())

const summary = (fee: string, total: string) => (
  <OrderSummary amounts={[{ label: '배송비', value: fee }]} total={{ label: '합계', value: total }} />
)
const bar = (text: string, value: number) => <FreeShippingBar text={text} value={value} max={50_000} ends={['0', '50,000']} />
const filters = (count?: number) => (
  <FilterBar label="상태" value="all" onChoose={none} filters={[{ value: 'all', label: '전체', ...(count && { count }) }]} />
)
const notice = (action?: ReactNode) => (
  <Notice closeLabel="닫기" onClose={none} action={action}>
    {action === undefined ? '확인 중' : '주문을 받았어요.'}
  </Notice>
)
const counter = (used: number) => <Counter used={used} limit={10} warnOver={8} remainingText={(left) => `${left}자 남음`} />

/** What a component shows before and after a change, each with its texts. */
const changes: [name: string, before: ReactNode, after: ReactNode, shown: string][] = [
  ['a button that turns busy', <Button>결제하기</Button>, <Button isBusy>결제하기</Button>, '결제하기'],
  ['a button that was busy', <Button isBusy>저장</Button>, <Button>수정</Button>, '수정'],
  [
    'a button with an icon',
    <Button>
      <Icon name="copy" />
      <span>복사</span>
    </Button>,
    <Button isBusy>
      <span>복사</span>
    </Button>,
    '복사',
  ],
  [
    'a pay button’s amount',
    <AmountText>41,500원 결제하기</AmountText>,
    <AmountText>83,000원 결제하기</AmountText>,
    '83,000원 결제하기',
  ],
  ['an amount in the middle', <AmountText>총 500원 환불</AmountText>, <AmountText>1,000원</AmountText>, '1,000원'],
  [
    'a price that is reduced',
    <PriceTag price="9,000원" />,
    <PriceTag price="8,000원" list={{ price: '9,000원', label: '정가' }} />,
    '8,000원정가 9,000원',
  ],
  ['a price that is no longer reduced', <PriceTag price="8,000원" discount="11%" />, <PriceTag price="9,000원" />, '9,000원'],
  ['a total', summary('2,500원', '41,500원'), summary('무료', '78,000원'), '배송비무료합계78,000원'],
  ['free shipping that is reached', bar('11,000원 더', 39_000), bar('무료배송이에요', 50_000), '무료배송이에요'],
  ['a count that comes', filters(), filters(3), '전체3'],
  ['a notice whose link comes', notice(), notice(<a href="/">보기</a>), '주문을 받았어요. 보기닫기'],
  ['a status', <StatusChip tone="solid">결제완료</StatusChip>, <StatusChip tone="moving">배송중</StatusChip>, '배송중'],
  ['a badge', <Badge>NEW</Badge>, <Badge look="soon">SOON</Badge>, 'SOON'],
  ['a counter', counter(3), counter(9), '9/101자 남음1자 남음'],
  ['an empty state’s number', <EmptyState title="없음" edge="1" />, <EmptyState title="끝" edge="2" />, '→ 2끝'],
]

test.each(changes)('%s changes on a translated page', async (_, before, after, shown) => {
  const { container, rerender } = render(<div>{before}</div>)
  stop = translatePage()
  expect(container.querySelector('font, [translate="no"]')).not.toBeNull()
  await act(async () => rerender(<div>{after}</div>))
  expect(container).toHaveTextContent(shown)
  await act(async () => rerender(<div>{before}</div>))
  await act(async () => rerender(<div>{after}</div>))
  expect(container.textContent).toBe(shown)
  expect(findHeldTexts()).toEqual([])
})

test('amounts alone are not translated', () => {
  render(<AmountText>가격이 바뀌었어요 (9,000원 → 12,500원)</AmountText>)
  const amounts = [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
  expect(amounts).toEqual(['9,000원', '12,500원'])
})

test('the substitute of a translation breaks what React holds', () => {
  const { rerender } = render(<p>{['수량 ', '1']}</p>)
  expect(findHeldTexts()).toHaveLength(2)
  stop = translatePage()
  rerender(<p>{['수량 ', '2']}</p>)
  expect(screen.getByText('1')).toBeVisible()
  expect(() => rerender(<p>{[<b key="b">수량</b>]}</p>)).toThrow()
})
