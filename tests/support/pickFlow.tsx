import { screen, within } from '@testing-library/react'
import { renderApp } from './renderApp.tsx'

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const title = () => screen.getByRole('heading', { level: 1 })
export const removeButtons = () => screen.queryAllByRole('button', { name: /빼기$/ })

/** A pick flow at its confirmation, with one style; from `path` a link leads to the flow. */
export async function toConfirmation(path = '/pick') {
  const shop = await renderApp(path, { as: 'jihoon' })
  if (path !== '/pick') await shop.user.click(await screen.findByRole('link', { name: '나의 Pick 남기기' }))
  await shop.user.click(await button('시작하기'))
  const [card] = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
  await shop.user.click(card ?? document.body)
  await shop.user.click(await button('선택 완료'))
  return shop
}
