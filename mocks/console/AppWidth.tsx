import { useEffect, useState } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { useMediaQuery } from '../../src/ui/useMediaQuery.ts'
import css from './Console.module.css'
import { consoleTexts } from './consoleTexts.ts'
import { TOO_NARROW, type Place } from './settings.ts'

/** The width that a docked console leaves to the app, and whether the app's layout is that of a wider one. */
export function AppWidth({ place }: { place: Place }) {
  const { appWidth: texts } = useTexts(consoleTexts)
  const isBent = useMediaQuery(TOO_NARROW) && place === 'right'
  const width = useBodyWidth()
  if (width === undefined) return null
  return <p className={css.width}>{isBent ? texts.bent(count(width), count(innerWidth)) : texts.whole(count(width))}</p>
}

/** The width of the body's content (px). The console's own place is the body's padding. */
function useBodyWidth(): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return width
}
