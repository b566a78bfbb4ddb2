/** Copies a text; fails with `blockedMessage` without permission, and on plain http, where there is no clipboard. */
export async function copyText(text: string, blockedMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Error(blockedMessage)
  }
}
