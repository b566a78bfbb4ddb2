import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Memo } from '../../contract/picks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import css from './MemoWall.module.css'
import { MemoCard } from './MemoCard.tsx'
import { communityTexts } from './texts.ts'

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 3
const FIRST = 4
/** Of a card that was never in view: the list measures each that is, and adjusts the scroll position. */
const ESTIMATED_PX = 400
/** Heights in px by key. They outlive the list, so that a scroll position can be restored. */
const measured = new Map<string, number>()

type Props = { memos: readonly Memo[] }

/** A virtualized list of thousands of memos, which scrolls with the window. */
export function MemoWall(props: Props) {
  const isWide = useMediaQuery('(width >= 43.75em)')
  return <Wall key={String(isWide)} isWide={isWide} {...props} />
}

function Wall({ memos, isWide }: Props & { isWide: boolean }) {
  const community = useTexts(communityTexts)
  const list = useRef<HTMLOListElement>(null)
  const wall = useWall(memos, isWide, useOffsetTop(list))
  return (
    <ol ref={list} className={css.wall} aria-label={community.memos} style={{ height: wall.getTotalSize() }}>
      {wall.getVirtualItems().map(({ key, index, start, lane, size }) => {
        const memo = memos[index]
        const position = { transform: `translateY(${start - wall.options.scrollMargin}px)`, '--size': `${size}px` }
        return (
          <li
            key={key}
            ref={wall.measureElement}
            className={css.item}
            data-index={index}
            data-lane={lane}
            aria-posinset={index + 1}
            aria-setsize={memos.length}
            style={position}
          >
            {memo && <MemoCard memo={memo} isFirst={index < FIRST} />}
          </li>
        )
      })}
    </ol>
  )
}

function useWall(memos: readonly Memo[], isWide: boolean, scrollMargin: number) {
  // Stable while the memos are: all keys are read when it changes.
  const keyOf = useCallback((index: number) => `${isWide}:${memos[index]?.id ?? index}`, [memos, isWide])
  const heightOf = (index: number) => measured.get(keyOf(index)) ?? ESTIMATED_PX
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler, and no memoized component gets it
  return useWindowVirtualizer({
    count: memos.length,
    lanes: isWide ? 2 : 1,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: keyOf,
    estimateSize: heightOf,
    measureElement: (element, entry, virtualizer) => {
      const index = virtualizer.indexFromElement(element)
      const height = measureElement(element, entry, virtualizer)
      // Elements have no height while the page is not laid out.
      if (height === 0) return heightOf(index)
      measured.set(keyOf(index), height)
      return height
    },
    useFlushSync: false,
  })
}

/** The offset of an element from the top of the document in px, updated when content above it changes its height. */
function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
