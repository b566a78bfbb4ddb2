import { memo as reactMemo } from 'react'
import type { Memo } from '../../contract/picks.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { MemoCard } from './MemoCard.tsx'
import css from './DeferredMemoCard.module.css'
import { communityTexts } from './texts.ts'
import { useDeferredRender } from '../../ui/DeferredRender.tsx'

const IMAGE_SIZES = '11rem'

type Props = {
  memo: Memo
  isMine: boolean
  /** Among the first memos, which render without delay. */
  isFirst: boolean
}

/** A memo in the list, memoized: the list renders on every scroll event. */
export const DeferredMemoCard = reactMemo(function Note({ memo, isMine, isFirst }: Props) {
  const community = useTexts(communityTexts)
  if (!useDeferredRender(isFirst)) return <div className={css.blank} />
  return (
    <MemoCard
      text={memo.memo}
      date={isoDate(memo.pickedAt)}
      mineLabel={isMine ? community.mine : undefined}
      moreLabel={community.moreStyles}
      styles={memo.styles.map(({ id, name, imageUrl }) => ({
        id,
        name,
        picture: { ...imageAttributes(imageUrl), sizes: IMAGE_SIZES },
        paperColor: paperColorOf(id),
      }))}
    />
  )
})
