import { useTexts } from '../../src/texts/useTexts.ts'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { useMediaQuery } from '../../src/ui/useMediaQuery.ts'
import { consoleTexts } from './consoleTexts.ts'
import css from './PlaceSwitch.module.css'
import { places, type Place } from './settings.ts'

const drawings: Readonly<Record<Place, string>> = {
  right: 'M3 5h18v14H3zM14 5v14M17.5 9v6',
  below: 'M3 5h18v14H3zM3 13h18M8 16h8',
  window: 'M3 8h13v12H3zM8 8V4h13v12h-5',
}

/** Where the console is: beside or below the app, or in a window of its own. */
export function PlaceSwitch({ value, onChoose }: { value: Place; onChoose: (place: Place) => void }) {
  const texts = useTexts(consoleTexts)
  // The size of a window of its own says nothing about the app's.
  const isPhone = useMediaQuery('(width <= 48em)') && value !== 'window'
  // A phone has no space at the right.
  const shown = isPhone ? places.filter((place) => place !== 'right') : places
  return (
    <fieldset className={css.places} aria-label={texts.place}>
      {shown.map((place) => (
        <IconButton
          key={place}
          label={texts.places[place]}
          title={texts.places[place]}
          aria-pressed={place === value || (isPhone && place === 'below' && value === 'right')}
          onClick={() => onChoose(place)}
        >
          <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[place]} />
          </svg>
        </IconButton>
      ))}
    </fieldset>
  )
}
