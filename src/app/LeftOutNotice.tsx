import { useEffect, useState } from 'react'
import { useAppSelector } from '../hooks.ts'
import { hasNewLeftOut, markLeftOutKnown } from './leftOut.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { noticeTexts } from './noticeTexts.ts'

/** Shown once where something stored cannot be read and is left out (CART-06), until dismissed or the page is left. */
export function LeftOutNotice() {
  const leftOut = useAppSelector((state) => state.leftOut)
  // Stored checkouts are read later than the rest.
  return <NewLeftOut key={leftOut.length} leftOut={leftOut} />
}

function NewLeftOut({ leftOut }: { leftOut: readonly string[] }) {
  const [isShown, setShown] = useState(() => hasNewLeftOut(leftOut))
  const texts = useTexts(noticeTexts)
  const { close } = useTexts(commonTexts)
  useEffect(() => {
    if (isShown) markLeftOutKnown(leftOut)
  }, [isShown, leftOut])
  if (!isShown) return null
  return (
    <Notice closeLabel={close} onClose={() => setShown(false)}>
      {texts.leftOut}
    </Notice>
  )
}
