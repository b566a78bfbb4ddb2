import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const script = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''

/** Runs the inline script of a build below `base`. */
function runAt(base: string, path = '') {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  history.replaceState(null, '', base + path)
  const listen = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined)
  runInThisContext(script.replaceAll('%BASE_URL%', base))
  listen.mockRestore()
  const { lang, dataset } = document.documentElement
  return { lang, theme: dataset['theme'], view: dataset['view'] }
}

afterEach(() => {
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  document.documentElement.lang = 'ko'
})

const values = { language: 'en', theme: 'dark', userId: '7' }
const store = (base: string) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(base + key, value))

test.each([
  ['/', ''],
  ['/x/', '/x/'],
  ['/x/y/', '/x/y/'],
])('[CONST-05, OPEN-36] at %s the first paint has the theme, language and user of its own keys', (base, prefix) => {
  store(prefix)
  expect(runAt(base)).toEqual({ lang: 'en', theme: 'dark', view: 'app' })
})

test.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
  ['plaid', [undefined, undefined]],
])('at the first paint the bar of the browser has the color of the stored theme: %s', (theme, expected) => {
  const bars = ['light', 'dark'].map((scheme) => {
    const bar = document.head.appendChild(document.createElement('meta'))
    bar.dataset['scheme'] = scheme
    onTestFinished(() => bar.remove())
    return bar
  })
  localStorage.setItem('theme', theme)
  runAt('/')
  expect(bars.map((bar) => bar.media)).toEqual(expected)
})

test.each(['/x/', '/x/y/'])('[OPEN-36] at %s it takes none from the root of the host or another deployment', (base) => {
  store('')
  store('/other/')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko-KR'])
  expect(runAt(base)).toEqual({ lang: 'ko', theme: undefined, view: 'landing' })
  expect(localStorage).toHaveLength(6)
})

test.each(['/', '/x/y/'])('[NAV-01] at %s the files of the build are addresses of its pages', (base) => {
  const pages = {
    'index.html?a=1#b': '?a=1#b',
    'shop.html': 'shop',
    'shop/index.html': 'shop/',
    'shop?file=a.html': 'shop?file=a.html',
  }
  for (const [file, page] of Object.entries(pages)) {
    expect(runAt(base, file).view).toBe(page.startsWith('shop') ? 'app' : 'landing')
    expect(location.pathname + location.search + location.hash).toBe(base + page)
  }
})
