import { useEffect, useRef, useState } from 'react'

type Read = (style: CSSStyleDeclaration) => string

/** A computed value of an element, read again after each render and whenever its size changes. */
export function useMeasured<T extends HTMLElement>(read: Read) {
  const ref = useRef<T>(null)
  const [value, setValue] = useState('')
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setValue(read(getComputedStyle(element))))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { ref, value }
}

/** `15.2px` as `15.2 px`. */
export const pixels = (length: string): string => `${Number(Number.parseFloat(length).toFixed(1))} px`
