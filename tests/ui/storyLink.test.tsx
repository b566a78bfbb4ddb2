import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StoryLink } from '../../mocks/console/stories/StoryLink.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

const stories = [
  { id: 'pages-cart--empty', title: 'Cart · 장바구니', routes: ['/cart'], scenario: 'cart-empty' },
  { id: 'pages-shop--all-products', title: 'Shop · 큐레이션 샵', routes: ['/shop'], scenario: 'shop-browse' },
]

const renderLink = () =>
  render(
    <TextsProvider initial="ko">
      <StoryLink />
    </TextsProvider>,
  )

beforeEach(() => {
  vi.stubGlobal('__mock', {})
  vi.stubEnv('MOCK_STORIES', 'true')
  localStorage.setItem('userId', '1')
  history.replaceState(null, '', '/shop')
  document.documentElement.dataset['theme'] = 'dark'
  return () => vi.unstubAllEnvs()
})

test('the console leads to the story of the page, and follows the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ address: 'http://localhost:6006/', stories }))
  renderLink()
  const link = await screen.findByRole('link', { name: '큐레이션 샵' })
  expect(link.getAttribute('href')).toMatch(
    /^http:\/\/localhost:6006\/\?path=\/story\/pages-shop--all-products&globals=language:ko;theme:dark;/,
  )
  history.replaceState(null, '', '/cart')
  await waitFor(() => expect(screen.getByRole('link', { name: '장바구니' }).getAttribute('href')).toContain('pages-cart--empty'))
})

test('without a running Storybook there is no link', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ address: '', stories: [] }))
  vi.stubGlobal('fetch', fetched)
  renderLink()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(screen.queryByRole('link')).toBeNull()
})

test('without a configured Storybook nothing is requested', () => {
  vi.stubEnv('MOCK_STORIES', '')
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  renderLink()
  expect(fetched).not.toHaveBeenCalled()
})
