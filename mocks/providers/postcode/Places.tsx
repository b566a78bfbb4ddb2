import { useTexts } from '../../../src/texts/useTexts.ts'
import type { Place, Side } from '../../handlers/providers/calls.ts'
import { PageButton } from '../Controls.tsx'
import { focusOnMount } from '../focus.ts'
import css from './PostcodePage.module.css'
import { othersOf } from './result.ts'
import { postcodeTexts } from './texts.ts'

/** One kind of address is selected, the other is still open. */
export type Half = { readonly place: Place; readonly by: 'R' | 'J'; readonly side: Side }

type Props = {
  found: { readonly count: number; readonly places: readonly Place[] }
  showsEnglish: boolean
  onEnglish?: () => void
  onChoose: (half: Half) => void
  onMore: () => void
}

export function Places({ found, showsEnglish, onEnglish, onChoose, onMore }: Props) {
  const texts = useTexts(postcodeTexts)
  if (found.count === 0) {
    return (
      <output className={css.none}>
        <strong>{`${texts.none} `}</strong>
        <span>{texts.noneHint}</span>
      </output>
    )
  }
  return (
    <section className={css.results}>
      <div className={css.count}>
        <output>{texts.found(found.count)}</output>
        {onEnglish && (
          <button type="button" aria-pressed={showsEnglish} onClick={onEnglish}>
            {texts.english}
          </button>
        )}
      </div>
      <ul>
        {found.places.map((place) => (
          <li key={place.roads.map(({ address }) => address).join()}>
            <p className={css.code}>{place.common['zonecode']}</p>
            <Sides
              name={texts.road}
              sides={place.roads}
              building={place.common['buildingName'] ?? ''}
              showsEnglish={showsEnglish}
              onChoose={(side) => onChoose({ place, by: 'R', side })}
            />
            <Sides
              name={texts.lot}
              sides={place.lots}
              showsEnglish={showsEnglish}
              onChoose={(side) => onChoose({ place, by: 'J', side })}
            />
          </li>
        ))}
      </ul>
      {found.places.length < found.count && (
        <PageButton variant="quiet" onClick={onMore}>
          {texts.more}
        </PageButton>
      )}
    </section>
  )
}

type SidesProps = {
  name: string
  sides: readonly Side[]
  building?: string
  showsEnglish: boolean
  onChoose: (side: Side) => void
}

function Sides({ name, sides, building = '', showsEnglish, onChoose }: SidesProps) {
  return sides.map((side) => (
    <button key={side.address} type="button" className={css.side} onClick={() => onChoose(side)}>
      <span className={css.kind}>{name}</span>
      <span>
        <span>{building === '' ? side.address : `${side.address} (${building})`}</span>
        {showsEnglish && <small lang="en">{side.english}</small>}
      </span>
    </button>
  ))
}

/** One of several roads of a lot, or lots of a road; or none of them, and then the first is only suggested. */
export function Mapping({ half, onPick, onBack }: { half: Half; onPick: (other: Side | undefined) => void; onBack: () => void }) {
  const texts = useTexts(postcodeTexts)
  return (
    <section className={css.results}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {half.by === 'R' ? texts.mapLot : texts.mapRoad}
      </h2>
      <p>{half.side.address}</p>
      <Sides
        name={half.by === 'R' ? texts.lot : texts.road}
        sides={othersOf(half.place, half.by)}
        showsEnglish={false}
        onChoose={onPick}
      />
      <div className={css.count}>
        <PageButton variant="quiet" onClick={() => onPick(undefined)}>
          {texts.noChoice}
        </PageButton>
        <PageButton variant="quiet" onClick={onBack}>
          {texts.back}
        </PageButton>
      </div>
    </section>
  )
}
