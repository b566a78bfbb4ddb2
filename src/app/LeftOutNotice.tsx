import { useEffect, useState } from 'react'
import { hasNewLeftOut, markLeftOutKnown } from '../store/leftOut.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { noticeTexts } from './noticeTexts.ts'

/** Shown once where something stored cannot be read and is left out (CART-06), until dismissed or the page is left. */
export function LeftOutNotice() {
  const [isShown, setShown] = useState(hasNewLeftOut)
  const { leftOut } = useTexts(noticeTexts)
  const { close } = useTexts(commonTexts)
  useEffect(() => {
    if (isShown) markLeftOutKnown()
  }, [isShown])
  if (!isShown) return null
  return (
    <Notice closeLabel={close} onClose={() => setShown(false)}>
      {leftOut}
    </Notice>
  )
}
