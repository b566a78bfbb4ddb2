import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findHeldTexts } from '../support/heldTexts.ts'
import { renderApp } from '../support/renderApp.tsx'

test('the language of renderApp is that of the interface and of the world', async () => {
  await renderApp('/shop', { as: 'jihoon', language: 'en' })
  expect(screen.getByRole('heading', { level: 1, name: 'Curated Shop' })).toBeVisible()
  const names = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => /\p{Script=Hangul}/u.test(name))).toEqual([])
})

test('a second renderApp says that the first app is still mounted', async () => {
  const { view } = await renderApp('/login')
  await expect(renderApp('/login')).rejects.toThrow('still mounted')
  view.unmount()
  await renderApp('/login')
})

test('texts beside other children are found, since a translated page would break at them', () => {
  const { unmount } = render(<p>{['수량 ', '1']}</p>)
  expect(findHeldTexts()).toEqual([expect.stringMatching(/^수량  in <p>/), expect.stringMatching(/^1 in <p>/)])
  unmount()
})
