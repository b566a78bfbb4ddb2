import { isAt, isBelow, named, openDialog, visible, type Tour } from './tour.ts'

/** The sizes of a product: in its page, or on a phone in a sheet. */
const sizes = () => (isBelow('product') ? visible('fieldset:has([aria-pressed]:not(:disabled)):not(nav *)')[0] : undefined)
const buyButton = () =>
  isBelow('product')
    ? visible('button').findLast(({ textContent }) => /(바로 구매$)|^Buy now/.test(textContent.trim()))
    : undefined
const postalCode = () => openDialog()?.querySelector<HTMLInputElement>('form [name="postalCode"]') ?? undefined
const hasNoAddress = () => named('main p', '등록된 배송지가 없어요', 'No addresses yet') !== undefined
const payButton = (within: string) =>
  visible(`${within} button`).findLast(({ textContent }) => /(원 결제하기$)|^Pay /.test(textContent.trim()))

/** A member buys what a pick became: size, address, card payment in the emulated window, result, order. */
export const buyTour: Tour = {
  name: { ko: '사기', en: 'Buy' },
  steps: [
    {
      name: 'shop',
      text: {
        ko: '손님들이 고른 스타일은 상품이 돼요. 샵으로 가 볼까요?',
        en: 'The looks people pick become products. Take a look in the shop.',
      },
      find: () => (isAt('') ? visible('nav a[href$="/shop"]')[0] : undefined),
    },
    {
      name: 'product',
      text: { ko: '마음에 드는 상품을 눌러 주세요.', en: 'Open a product you like.' },
      find: () => (isAt('shop') ? visible('main a[href*="/product/"]')[0] : undefined),
    },
    {
      // Only while no size can be chosen in the page.
      name: 'buy',
      isDetour: true,
      text: { ko: '바로 구매를 눌러 주세요.', en: 'Press Buy now.' },
      find: buyButton,
    },
    {
      name: 'size',
      text: { ko: '먼저 사이즈를 골라 주세요.', en: 'First choose a size.' },
      find: () => (sizes()?.querySelector('[aria-pressed="true"]') ? undefined : sizes()),
    },
    {
      name: 'order',
      text: { ko: '이제 바로 구매를 눌러 주세요.', en: 'Now press Buy now.' },
      find: () => (sizes()?.querySelector('[aria-pressed="true"]') ? buyButton() : undefined),
    },
    {
      name: 'address',
      text: {
        ko: '어디로 보낼까요? 배송지를 추가해 주세요.',
        en: 'Where should it go? Add a delivery address.',
      },
      find: () =>
        isAt('checkout') && (hasNoAddress() || openDialog()) ? named('button', '배송지 추가', 'Add an address') : undefined,
    },
    {
      name: 'example',
      text: {
        ko: '체험판에서는 이 버튼이 주소를 대신 채워요.',
        en: 'In this demo, this button fills in an address for you.',
      },
      find: () => (postalCode() ? visible('.demo-example')[0] : undefined),
    },
    {
      name: 'save',
      text: { ko: '배송지를 저장해 주세요.', en: 'Save the address.' },
      find: () => (postalCode()?.value ? named('button', '배송지 저장', 'Save address') : undefined),
    },
    {
      name: 'pay',
      text: {
        ko: '결제하기를 누르면 모의 결제창이 열려요. 실제로 결제되지 않아요.',
        en: 'Press Pay to open a mock payment window. Nothing is charged.',
      },
      find: () => (isAt('checkout') && !hasNoAddress() ? payButton('main') : undefined),
    },
    {
      name: 'window',
      text: {
        ko: '결제창에서 이어서 안내할게요. 보이지 않으면 여기를 눌러 주세요.',
        en: 'The tour continues in the payment window. Press here if you can’t see it.',
      },
      find: () => named('main button', '결제창 보기', 'Show payment window'),
    },
    {
      name: 'numbers',
      isInPayment: true,
      text: {
        ko: '시험용 카드 번호를 채워 주세요.',
        en: 'Fill in the test card number.',
      },
      find: () => named('button', '시험용 번호 채우기', 'Fill in test numbers'),
    },
    {
      name: 'approve',
      isInPayment: true,
      text: { ko: '이제 결제하기를 눌러 주세요.', en: 'Now press Pay.' },
      find: () => (document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ? payButton('form') : undefined),
    },
    {
      name: 'result',
      text: {
        ko: '결제가 끝났어요. 주문 내역에서 확인해 볼까요?',
        en: 'All paid. See it in your orders?',
      },
      find: () => named('main button', '주문 내역 보기', 'View order status'),
    },
    {
      name: 'again',
      isDetour: true,
      text: {
        ko: '결제를 마치지 않았네요. 다시 결제하기를 눌러 이어서 할까요?',
        en: 'You didn’t finish the payment. Press Pay again to carry on.',
      },
      find: () => named('main a', '다시 결제하기', 'Pay again'),
    },
    {
      name: 'orders',
      text: {
        ko: '방금 한 주문이에요. 배송 상태가 바뀌면 여기서 볼 수 있어요.',
        en: 'This is the order you’ve just placed. Follow its delivery here.',
      },
      find: () => (isAt('account/orders') ? visible('main article ol:has([data-state])')[0] : undefined),
    },
  ],
}
