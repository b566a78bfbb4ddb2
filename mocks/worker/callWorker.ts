/** Sends a message to the demo's worker (`sw.js`), which replies whether it has done so. Waits for that without a limit. */
export function callWorker(worker: ServiceWorker, message: 'SKIP_WAITING' | 'STORE_FILES'): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
  })
}
