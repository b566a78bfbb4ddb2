import { useEffect, useSyncExternalStore } from 'react'
import { externalStore } from '../lib/externalStore.ts'

export type Toast = {
  id: number
  text: string
  lang?: string | undefined
  /** Hidden by the next error. */
  isSuccess?: boolean | undefined
  action?: { label: string; onAct: () => void } | undefined
}

const toasts = externalStore<readonly Toast[]>([])
let lastId = 0

/** Shows a short message, for events that may be missed; others need a dialog. Returns the toast's id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  // One at a time: a new toast replaces the shown one.
  toasts.set([{ ...toast, id: lastId }])
  return lastId
}

export function hideToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Hides the toasts that belong to the page that is left. */
export function hideToastsWithAction(): void {
  toasts.set(toasts.get().filter(({ action }) => !action))
}

/** Hides a toast about a success as soon as an error is shown: side by side they contradict each other. */
export function useHideSuccessToast(isError = true): void {
  useEffect(() => {
    const others = toasts.get().filter(({ isSuccess }) => !isSuccess)
    if (isError && others.length < toasts.get().length) toasts.set(others)
  }, [isError])
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
}
