import { showToast } from './toasts.ts'

/** Copies a text, and says whether that succeeded. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  // Undefined on plain http; rejects without permission.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const isCopied =
    (await clipboard?.writeText(text).then(
      () => true,
      () => false,
    )) ?? false
  showToast({ text: isCopied ? copied : notCopied })
}
