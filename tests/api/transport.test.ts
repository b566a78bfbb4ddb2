import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { client, episode, startBackend, storeSession, success, url } from './backend.ts'

const { server } = startBackend()

test('[AUTH-16] calls are sent by XMLHttpRequest here as in a browser, by no other adapter', async () => {
  storeSession('good')
  server.use(http.get(url('/v1/episodes/current-pick'), () => success(episode)))
  const fetching = vi.spyOn(globalThis, 'fetch')
  const created = vi.fn<() => void>()
  class CountedRequest extends XMLHttpRequest {
    constructor() {
      super()
      created()
    }
  }
  vi.stubGlobal('XMLHttpRequest', CountedRequest)
  expect((await client().current()).data).toEqual(episode)
  expect(created).toHaveBeenCalledOnce()
  expect(fetching).not.toHaveBeenCalled()
})
