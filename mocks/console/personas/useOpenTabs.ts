import { useEffect, useState } from 'react'
import { openWorldChannel, type OpenTab, type WorldMessage } from '../../page/worldChannel.ts'
import { windowIdOf } from '../../page/windowName.ts'
import { useConsole } from '../consoleContext.ts'

const ASK_MS = 2000

/** The tabs of this world that show the app, by an answer of each to a question that is repeated. */
export function useOpenTabs(): readonly OpenTab[] {
  const { worldName } = useConsole()
  const [tabs, setTabs] = useState<readonly OpenTab[]>([])
  useEffect(() => {
    const channel = openWorldChannel(worldName)
    if (!channel) return undefined
    let answers = new Map<string, OpenTab>()
    const show = () => setTabs([...answers.values()].toSorted((one, other) => (one.window < other.window ? -1 : 1)))
    channel.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
      if (!('tab' in data)) return
      answers.set(windowIdOf(data.tab.window), data.tab)
      show()
    })
    const ask = () => {
      // A closed tab does not answer.
      show()
      answers = new Map()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel.postMessage({ isAnyoneThere: true } satisfies WorldMessage)
    }
    ask()
    const timer = setInterval(ask, ASK_MS)
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [worldName])
  return tabs
}
