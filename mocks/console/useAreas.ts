import { useEffect, useState } from 'react'
import { loadAreas } from '../gallery/loadAreas.ts'
import type { Area } from '../scenarios/catalogue.ts'

/** The catalogue by area, with a developer's own scenarios; undefined while loading. */
export function useAreas(): readonly Area[] | undefined {
  const [areas, setAreas] = useState<readonly Area[]>()
  useEffect(() => {
    let isCurrent = true
    void loadAreas().then((loaded) => isCurrent && setAreas(loaded))
    return () => {
      isCurrent = false
    }
  }, [])
  return areas
}
