import { expect, test, vi } from 'vitest'
import { cartItem, storeCart } from '../support/cartPage.tsx'
import { renderApp } from '../support/renderApp.tsx'

/** Blocks in what holds text alone, and groups of controls without a name of their own. */
const invalid = 'span :is(p, h1, h2, h3, div, ul, ol, section), p :is(p, h2, div, ul), fieldset:not(:has(> legend))'

test.each(['/', '/shop', '/product/1', '/product/1/reviews', '/reviews', '/cart', '/checkout', '/account/orders'])(
  '%s holds no block in a text and names its groups by legends',
  async (path) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    storeCart(cartItem())
    await renderApp(path, { as: 'minseo' })
    expect([...document.querySelectorAll(invalid)].map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
  },
)
