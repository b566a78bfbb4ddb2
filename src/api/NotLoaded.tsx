import { useEffect, useEffectEvent } from 'react'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import css from './NotLoaded.module.css'
import { showToast } from '../ui/toasts.ts'
import { QueryError } from './QueryView.tsx'

/** The space of a part below the first view whose code is not there yet: what follows stays below the viewport. */
export const NextScreen = () => <div className={css.space} />

/**
 * In place of a part below the first view that could not be loaded; a press loads the document again: Chromium does not fetch a
 * failed module twice in one document (https://github.com/whatwg/html/issues/6768).
 */
export function NotLoaded() {
  const { notLoaded } = useTexts(commonTexts)
  return <QueryError message={{ text: notLoaded }} onRetry={() => location.reload()} />
}

/**
 * In place of a dialog whose code could not be loaded: the dialog is closed, and a toast says so, with a button that reloads the
 * page: most browsers never load a failed module again in the same document (https://github.com/whatwg/html/issues/6768).
 */
export function DialogNotLoaded({ onClose }: { onClose: () => void }) {
  const { notLoaded, retry } = useTexts(commonTexts)
  const close = useEffectEvent(() => {
    onClose()
    showToast({ text: notLoaded, action: { label: retry, onAct: () => location.reload() } })
  })
  useEffect(() => close(), [])
  return null
}
