import { memo, useState, useEffect } from 'react'
import type { Memo } from '../../contract/picks.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import css from './MemoCard.module.css'
import { communityTexts } from './texts.ts'

/** More styles are shown on request. */
const IN_A_ROW = 4
const SIZES = '11rem'

type Props = {
  memo: Memo
  /** Among the first memos, which render without delay. */
  isFirst?: boolean
}

/** A picker's memo with the picked styles; memoized, since the list renders on every scroll event. */
export const MemoCard = memo(function MemoCard({ memo, isFirst = false }: Props) {
  if (!useDeferredRender(isFirst)) return <div className={css.blank} />
  return (
    <article className={css.card}>
      <p className={css.caption}>{isoDate(memo.pickedAt)}</p>
      <blockquote className={css.note} lang={langOf(memo.memo)} dir="auto">
        {memo.memo}
      </blockquote>
      {memo.styles.length > 0 && <Styles styles={memo.styles} />}
    </article>
  )
})

function Styles({ styles }: Pick<Memo, 'styles'>) {
  const { moreStyles } = useTexts(communityTexts)
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? styles : styles.slice(0, IN_A_ROW)
  const hidden = styles.length - shown.length
  return (
    <ul className={css.styles} data-full={styles.length >= IN_A_ROW}>
      {shown.map((style, index) => (
        <li key={style.id}>
          <Image picture={{ ...imageAttributes(style.imageUrl), sizes: SIZES }} paperColor={style.id}>
            <PickRing variant={style.id} />
          </Image>
          <span className={css.name} lang={langOf(style.name)}>
            {style.name}
          </span>
          {hidden > 0 && index === shown.length - 1 && (
            <button type="button" className={css.more} aria-label={moreStyles(hidden)} onClick={() => setOpen(true)}>
              {`+${hidden}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const PER_FRAME = 1
const waiting = new Set<() => void>()
let frame = 0

/**
 * Whether to render this card yet. A jump in a long list mounts twenty cards at once, 200 ms of work on a slow phone, so one
 * card is rendered per frame; at reading speed none is late. Paper waits for no frame.
 */
function useDeferredRender(isFirst: boolean): boolean {
  const [isRendered, setRendered] = useState(() => isFirst || matchMedia('print').matches)
  useEffect(() => {
    if (isRendered) return undefined
    const render = () => setRendered(true)
    waiting.add(render)
    frame ||= requestAnimationFrame(renderNext)
    return () => void waiting.delete(render)
  }, [isRendered])
  return isRendered
}

function renderNext(): void {
  for (const take of [...waiting].slice(0, PER_FRAME)) {
    waiting.delete(take)
    take()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(renderNext) : 0
}
