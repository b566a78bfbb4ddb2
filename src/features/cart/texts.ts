import { defineTexts } from '../../texts/defineTexts.ts'

export const cartTexts = defineTexts({
  ko: {
    empty: '장바구니가 비어 있어요',
    toShop: '쇼핑하러 가기',
    count: (count: string) => `상품 ${count}개`,
    lines: '담은 상품',
    quantity: (name: string) => `${name} 수량`,
    fewer: '수량 줄이기',
    more: '수량 늘리기',
    remove: (name: string, size: string) => `${name} ${size} 빼기`,
    removed: '장바구니에서 뺐어요',
    undo: '되돌리기',
    total: '결제할 금액',
    buy: '주문하기',
    buyFor: (amount: string) => `${amount} 주문하기`,
  },
  en: {
    empty: 'The cart is empty',
    toShop: 'Go shopping',
    count: (count: string) => `${count} ${count === '1' ? 'item' : 'items'}`,
    lines: 'Items in the cart',
    quantity: (name: string) => `Quantity of ${name}`,
    fewer: 'One less',
    more: 'One more',
    remove: (name: string, size: string) => `Remove ${name} ${size}`,
    removed: 'Removed from the cart',
    undo: 'Undo',
    total: 'To pay',
    buy: 'Buy',
    buyFor: (amount: string) => `Buy for ${amount}`,
  },
})
