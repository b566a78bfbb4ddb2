import { useCallback, useMemo, useRef } from 'react'
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
  // Estimating anew on each scroll event was measured to be too slow.
  const heights = useMemo(() => memos.map((memo) => estimatedHeight(memo, isWide)), [memos, isWide])
  return useVirtualList({
    count: memos.length,
    keyOf: useCallback((index: number) => `${isWide}:${memos[index]?.id ?? index}`, [memos, isWide]),
    estimate: (index) => heights[index] ?? 0,
    measured,
    lanes: isWide ? 2 : 1,
    overscan: OVERSCAN,
    scrollMargin,
  })
}

/** The estimated height of a memo's card in px, close enough that the page's length hardly changes when cards are measured. */
function estimatedHeight({ memo, styles }: Memo, isWide: boolean): number {
  const { letters, line, two, three, four, rest } = isWide
    ? { letters: 16, line: 38, two: 265, three: 184, four: 160, rest: 113 }
    : { letters: 16, line: 34, two: 243, three: 170, four: 148, rest: 89 }
  const lines = memo.split('\n').reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / letters)), 0)
  const row = styles.length > 3 ? four : styles.length > 2 ? three : two
  return rest + lines * line + (styles.length > 0 ? row : 0)
}
