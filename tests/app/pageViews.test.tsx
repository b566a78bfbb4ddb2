import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reportPageView } from '../../src/lib/analytics.ts'
import { renderApp } from '../support/renderApp.tsx'

/** The views in the analytics service's queue, as its script reads them: `arguments` of events, not arrays. */
function views(): Record<string, unknown>[] {
  return (window.dataLayer ?? []).flatMap((entry) => {
    const [command, name, more]: unknown[] = Array.from(Object(entry))
    return command === 'event' && name === 'page_view' ? [{ ...Object(more) }] : []
  })
}

const scripts = () => document.querySelectorAll('script[src*="gtag.js?id=G-PICKERS"]')

test('[NAV-09] each change of the path is one page view, by its path alone', async () => {
  const { user, view } = await renderApp('/?code=secret&state=1')
  await waitFor(() => expect(views()).toHaveLength(1))
  expect(views()[0]).toMatchObject({ page_path: '/', page_location: `${location.origin}/` })

  const [link] = await view.findAllByRole('link', { name: /로그인|Pick 남기러/ })
  if (!link) throw new Error('there is no link to the login page')
  await user.click(link)
  await waitFor(() => expect(views()).toHaveLength(2))
  expect(views()[1]).toMatchObject({ page_path: '/login', page_referrer: `${location.origin}/` })
  expect(views()[1]?.['page_title']).toBe(document.title)
  expect(JSON.stringify(window.dataLayer)).not.toContain('secret')
})

test('[NAV-09] the queue starts with the configuration; the script loads once, by its id', async () => {
  await renderApp('/login')
  await waitFor(() => expect(views()).toHaveLength(1))
  const [first, , config] = (window.dataLayer ?? []).map((entry) => Array.from<unknown>(Object(entry)))
  expect(first?.[0]).toBe('js')
  expect(config).toEqual(['config', 'G-PICKERS', { send_page_view: false }])
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
  await waitFor(() => expect(scripts()).toHaveLength(1))
})

test('[NAV-09] the script is loaded once the first view is painted', async () => {
  document.documentElement.dataset['painting'] = ''
  reportPageView({ id: 'G-PICKERS', scriptUrl: 'https://analytics.test/gtag.js' }, { path: '/shop', title: '' })
  expect(views()).toHaveLength(1)
  expect(scripts()).toHaveLength(0)
  delete document.documentElement.dataset['painting']
  await waitFor(() => expect(scripts()).toHaveLength(1))
})
