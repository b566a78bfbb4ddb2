import { createElement, lazy, useState, type ComponentType } from 'react'

/**
 * A page loaded on its first render, or by `preload()`: then it renders synchronously. `lazy` suspends even if its module is
 * loaded, and React delays a second fallback by 300 ms.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchPage = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy: ComponentType<P> = lazy(fetchPage)
  function Page(props: P) {
    // Constant: replacing the component would lose the page's state.
    const [component] = useState(() => loaded ?? Lazy)
    return createElement(component, props)
  }
  return Object.assign(Page, { preload: fetchPage })
}
