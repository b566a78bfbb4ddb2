type Navigate = (path: string, options: { replace: true }) => unknown

let router: Navigate | undefined

/** Lets listeners navigate by the mounted router. Returns the function that disconnects it. */
export function connectRouter(navigate: Navigate): () => void {
  router = navigate
  return () => {
    if (router === navigate) router = undefined
  }
}

/** Replaces the current history entry; without a mounted router nothing happens. */
export function replacePath(path: string): void {
  router?.(path, { replace: true })
}
