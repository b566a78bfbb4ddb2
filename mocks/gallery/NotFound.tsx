import { useTexts } from '../../src/texts/useTexts.ts'
import { nearestTo } from '../control/findScenario.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { startAddress, type GalleryAddress } from './address.ts'
import { useBilingual } from './bilingual.ts'
import css from './NotFound.module.css'
import { galleryTexts } from './galleryTexts.ts'

/** Why the gallery was opened instead of a scenario, and the scenarios with the most similar ids. */
export function NotFound({ unknownId, isDamaged, world, scenarios }: GalleryAddress & { scenarios: readonly Scenario[] }) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  if (isDamaged) return <p className={css.message}>{texts.damaged}</p>
  if (unknownId === undefined) return null
  const ids = nearestTo(
    unknownId,
    scenarios.map(({ id }) => id),
  )
  const nearest = ids.flatMap((id) => scenarios.filter((scenario) => scenario.id === id))
  return (
    <section className={css.message} aria-label={texts.nearest}>
      <p>{texts.unknown(unknownId)}</p>
      <h2>{texts.nearest}</h2>
      <ul>
        {nearest.map(({ id, title }) => (
          <li key={id}>
            <a href={startAddress(id, world)}>
              <code>{id}</code>
              <span>{` ${inLanguage(title)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
