import { createElement, lazy, useState, type ComponentType } from 'react'

/**
 * A page fetched when it is first rendered, or ahead by `preload()`: then it renders at once. A `lazy` suspends for a moment even
 * where its module is loaded, and React shows no two fallbacks within 300 ms: each would delay the page by as much.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchPage = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy: ComponentType<P> = lazy(fetchPage)
  function Page(props: P) {
    // Chosen once: another component in its place would lose the page's state.
    const [component] = useState(() => loaded ?? Lazy)
    return createElement(component, props)
  }
  return Object.assign(Page, { preload: fetchPage })
}
