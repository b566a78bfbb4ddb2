import { useCallback, useRef } from 'react'
import type { Memo } from '../../contract/picks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import css from './MemoWall.module.css'
import { MemoCard } from './MemoCard.tsx'
import { useVirtualList, useOffsetTop } from './useVirtualList.ts'
import { communityTexts } from './texts.ts'

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 3
const FIRST = 4
/** Of a card that was never in view: the list measures each that is, and adjusts the scroll position. */
const ESTIMATED_PX = 400
const measured = new Map<string, number>()

type Props = { memos: readonly Memo[]; mineId: number | undefined }

/** A virtualized list of thousands of memos. */
export function MemoWall(props: Props) {
  const isWide = useMediaQuery('(width >= 43.75em)')
  return <Wall key={String(isWide)} isWide={isWide} {...props} />
}

function Wall({ memos, mineId, isWide }: Props & { isWide: boolean }) {
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
            {memo && <MemoCard memo={memo} isMine={memo.id === mineId} isFirst={index < FIRST} />}
          </li>
        )
      })}
    </ol>
  )
}

function useWall(memos: readonly Memo[], isWide: boolean, scrollMargin: number) {
  return useVirtualList({
    count: memos.length,
    keyOf: useCallback((index: number) => `${isWide}:${memos[index]?.id ?? index}`, [memos, isWide]),
    estimate: () => ESTIMATED_PX,
    measured,
    lanes: isWide ? 2 : 1,
    overscan: OVERSCAN,
    scrollMargin,
  })
}
