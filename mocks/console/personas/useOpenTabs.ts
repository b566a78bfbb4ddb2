import { useEffect, useState } from 'react'
import { openWorldChannel, type OpenTab, type WorldMessage } from '../../page/worldChannel.ts'
import { windowIdOf } from '../../page/windowName.ts'

const ASK_MS = 2000

/** The tabs of this world that show the app, by an answer of each to a question that is repeated. */
export function useOpenTabs(): readonly OpenTab[] {
  const [tabs, setTabs] = useState<readonly OpenTab[]>([])
  useEffect(() => {
    const channel = openWorldChannel()
    if (!channel) return undefined
    let last = new Map<string, OpenTab>()
    let answers = last
    // The tabs of the last round stay until it is over whether they answer again.
    const show = () => {
      const tabs = [...new Map([...last, ...answers]).values()]
      setTabs(tabs.toSorted((one, other) => (one.window < other.window ? -1 : 1)))
    }
    channel.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
      if (!('tab' in data)) return
      answers.set(windowIdOf(data.tab.window), data.tab)
      show()
    })
    const ask = () => {
      // A closed tab has not answered.
      last = answers
      answers = new Map()
      show()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel.postMessage({ isAnyoneThere: true } satisfies WorldMessage)
    }
    ask()
    const timer = setInterval(ask, ASK_MS)
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [])
  return tabs
}
