import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  text: string
  lang?: string | undefined
  action?: { label: string; onAct: () => void } | undefined
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says in passing that something happened; for what must not be missed there is a dialog. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  // One at a time: a second thing that happened makes the first old news.
  tell([{ ...toast, id: lastId }])
  return lastId
}

/**
 * Says that a part of the page could not be loaded, and offers to reload it (NAV-11): most browsers never fetch a failed module again
 * within the same document.
 */
export function showLoadErrorToast(text: string, reloadLabel: string): void {
  showToast({ text, action: { label: reloadLabel, onAct: () => location.reload() } })
}

export function hideToast(id: number): void {
  tell(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
