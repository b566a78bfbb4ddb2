import { useEffect, useState } from 'react'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import { findScenarios } from '../page/local.ts'
import type { Area } from '../scenarios/catalogue.ts'

const loadAreas = singleFlight(async () => {
  const [{ galleryAreas }, own] = await Promise.all([import('../gallery/galleryAreas.ts'), findScenarios()])
  return galleryAreas(own)
})

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
