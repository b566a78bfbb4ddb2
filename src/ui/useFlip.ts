import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Animates keyed children that changed places by a transform (FLIP); the style sheet sets the duration, and none with reduced
 * motion. Only the order is compared, so that a resize animates nothing.
 */
export function useFlip<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null)
  const indexes = useRef(new Map<Element, number>())

  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const positions = children.map(({ offsetLeft, offsetTop }) => ({ offsetLeft, offsetTop }))
    const moved = children.filter((child, index) => {
      const home = positions[index]
      const start = positions[indexes.current.get(child) ?? index]
      if (!home || !start || home === start) return false
      child.style.transition = 'none'
      child.style.transform = `translate(${start.offsetLeft - home.offsetLeft}px, ${start.offsetTop - home.offsetTop}px)`
      return true
    })
    indexes.current = new Map(children.map((child, index) => [child, index]))
    // Reading the layout makes the browser apply the transform before it is removed.
    list.current?.getBoundingClientRect()
    for (const child of moved) child.removeAttribute('style')
  })
  return list
}
