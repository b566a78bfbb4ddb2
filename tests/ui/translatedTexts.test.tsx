import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { findHeldTexts, translatePage } from '../../stories/support/translation.ts'
import { FreeShippingBar, OrderSummary } from '../../src/features/orders/OrderSummary.tsx'
import { PriceTag } from '../../src/features/catalogue/PriceTag.tsx'
import { AmountText } from '../../src/ui/AmountText.tsx'
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
const changes = [
  {
    name: 'a button that turns busy',
    before: <Button>결제하기</Button>,
    after: <Button isBusy>결제하기</Button>,
    shown: '결제하기',
  },
  { name: 'a button that was busy', before: <Button isBusy>저장</Button>, after: <Button>수정</Button>, shown: '수정' },
  {
    name: 'a button with an icon',
    before: (
      <Button>
        <Icon name="copy" />
        <span>복사</span>
      </Button>
    ),
    after: (
      <Button isBusy>
        <span>복사</span>
      </Button>
    ),
    shown: '복사',
  },
  {
    name: 'a pay button’s amount',
    before: <AmountText>41,500원 결제하기</AmountText>,
    after: <AmountText>83,000원 결제하기</AmountText>,
    shown: '83,000원 결제하기',
  },
  {
    name: 'an amount in the middle',
    before: <AmountText>총 500원 환불</AmountText>,
    after: <AmountText>1,000원</AmountText>,
    shown: '1,000원',
  },
  {
    name: 'a price that is reduced',
    before: <PriceTag price="9,000원" />,
    after: <PriceTag price="8,000원" list={{ price: '9,000원', label: '정가' }} />,
    shown: '8,000원정가 9,000원',
  },
  {
    name: 'a price that is no longer reduced',
    before: <PriceTag price="8,000원" discount="11%" />,
    after: <PriceTag price="9,000원" />,
    shown: '9,000원',
  },
  {
    name: 'a total',
    before: summary('2,500원', '41,500원'),
    after: summary('무료', '78,000원'),
    shown: '배송비무료합계78,000원',
  },
  {
    name: 'free shipping that is reached',
    before: bar('11,000원 더', 39_000),
    after: bar('무료배송이에요', 50_000),
    shown: '무료배송이에요',
  },
  { name: 'a count that comes', before: filters(), after: filters(3), shown: '전체3' },
  {
    name: 'a notice whose link comes',
    before: notice(),
    after: notice(<a href="/">보기</a>),
    shown: '주문을 받았어요. 보기닫기',
  },
  {
    name: 'a status',
    before: <StatusChip tone="solid">결제완료</StatusChip>,
    after: <StatusChip tone="moving">배송중</StatusChip>,
    shown: '배송중',
  },
  { name: 'a badge', before: <Badge>NEW</Badge>, after: <Badge variant="soon">SOON</Badge>, shown: 'SOON' },
  { name: 'a counter', before: counter(3), after: counter(9), shown: '9/101자 남음1자 남음' },
  {
    name: 'an empty state’s number',
    before: <EmptyState title="없음" caption="1" />,
    after: <EmptyState title="끝" caption="2" />,
    shown: '→ 2끝',
  },
]

test.each(changes)('$name changes on a translated page', async ({ before, after, shown }) => {
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

test.each(['시작하기', 'Start'])('a button that was translated to %s before React has loaded turns busy', async (words) => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Button>시작하기</Button>)
  stop = translatePage()
  const translated = container.querySelector('font font')
  if (translated) translated.textContent = words
  // React renders anew where the words are others.
  const root = await act(async () => hydrateRoot(container, <Button>시작하기</Button>, { onRecoverableError: none }))
  await act(async () => root.render(<Button isBusy>시작하기</Button>))
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('시작하기')
  await act(async () => root.unmount())
  container.remove()
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
  expect(() => rerender(<p>{[<b key="b">수량</b>]}</p>)).toThrow(Error)
})
