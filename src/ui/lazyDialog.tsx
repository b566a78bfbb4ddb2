import type { ComponentType } from 'react'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { LoadBoundary } from './LoadBoundary.tsx'
import { showLoadErrorToast } from './toasts.ts'

/**
 * A dialog whose code is loaded when it opens. If that fails, a toast says so and the dialog is closed: by `onClose`, unless
 * another function is given.
 */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  const Dialog = lazyComponent(load)
  function LazyDialog(props: P & { onLoadError?: () => void }) {
    const { onClose, onLoadError = onClose } = props
    const { notLoaded, retry } = useTexts(commonTexts)
    const close = () => {
      onLoadError()
      showLoadErrorToast(notLoaded, retry)
    }
    return (
      <LoadBoundary onLoadError={close}>
        <Dialog {...props} />
      </LoadBoundary>
    )
  }
  return Object.assign(LazyDialog, { intent: Dialog.intent })
}
