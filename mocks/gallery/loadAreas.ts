import { singleFlight } from '../../src/lib/singleFlight.ts'

/** The areas of the catalogue, with a developer's own scenarios. Console and gallery load them once they are needed. */
export const loadAreas = singleFlight(async () => {
  const [{ galleryAreas }, { findScenarios }] = await Promise.all([import('./galleryAreas.ts'), import('../page/local.ts')])
  return galleryAreas(await findScenarios())
})
