import { patterns } from '../../config/paths.ts'

/** The part of the mounted router that listeners use. */
export type ConnectedRouter = {
  /** Without the base path. */
  pathname: string
  navigate: (path: string, options: { replace: true }) => unknown
}

let router: ConnectedRouter | undefined

/** Connects the mounted router to the listeners. Returns the function that disconnects it. */
export function connectRouter(connected: ConnectedRouter): () => void {
  router = connected
  return () => {
    if (router === connected) router = undefined
  }
}

/** Replaces the current history entry; does nothing without a mounted router. */
export function replacePath(path: string): void {
  router?.navigate(path, { replace: true })
}

/** Whether a payment page is shown: it shows an order's outcome itself (PAY-08, PAY-13). */
export const isAtPayment = (): boolean => router !== undefined && isPaymentPath(router.pathname)

/** Whether any checkout is shown, not only the one where a payment started. */
export const isAtCheckout = (): boolean => router?.pathname.replace(/\/$/, '') === patterns.checkout

export const isPaymentPath = (pathname: string): boolean => pathname.startsWith('/payment/')
