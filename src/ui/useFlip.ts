import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keyed children that changed places start from where they stood and slide home, by transform alone: the style sheet says
 * how fast, and not at all where motion is reduced. Only places in the order are remembered, so that a resize moves nothing.
 */
export function useFlip<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null)
  const indexes = useRef(new Map<Element, number>())

  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const places = children.map(({ offsetLeft, offsetTop }) => ({ offsetLeft, offsetTop }))
    const moved = children.filter((child, index) => {
      const home = places[index]
      const start = places[indexes.current.get(child) ?? index]
      if (!home || !start || home === start) return false
      child.style.transition = 'none'
      child.style.transform = `translate(${start.offsetLeft - home.offsetLeft}px, ${start.offsetTop - home.offsetTop}px)`
      return true
    })
    indexes.current = new Map(children.map((child, index) => [child, index]))
    // Without a look at the layout the browser would never have seen them there.
    list.current?.getBoundingClientRect()
    for (const child of moved) child.removeAttribute('style')
  })
  return list
}
