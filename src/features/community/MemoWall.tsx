import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadMoreSentinel } from '../../api/LoadMoreSentinel.tsx'
import type { Memo } from '../../contract/picks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './MemoWall.module.css'
import { MemoCard } from './MemoCard.tsx'
import { communityTexts } from './texts.ts'

type Props = { memos: readonly Memo[] }

const PAGE = 100
/** How many memos were shown at a history entry, by its key: back and forward show as many again (NAV-10). */
const counts = new Map<string, number>()

/** Memos, a hundred more whenever the end is near. The browser lays out those near the view alone (`content-visibility`). */
export function MemoWall({ memos }: Props) {
  const { key } = useLocation()
  return <Wall key={key} entry={key} memos={memos} />
}

function Wall({ entry, memos }: Props & { entry: string }) {
  const community = useTexts(communityTexts)
  const [count, setCount] = useState(counts.get(entry) ?? PAGE)
  const showMore = () => {
    counts.set(entry, count + PAGE)
    setCount(count + PAGE)
  }
  return (
    <>
      <ol className={css.wall} aria-label={community.memos}>
        {memos.slice(0, count).map((memo, index) => (
          <li key={memo.id} id={`memo-${memo.id}`} className={css.item} aria-posinset={index + 1} aria-setsize={memos.length}>
            <MemoCard memo={memo} />
          </li>
        ))}
      </ol>
      <LoadMoreSentinel key={count} isReady={count < memos.length} onNear={showMore} />
    </>
  )
}
