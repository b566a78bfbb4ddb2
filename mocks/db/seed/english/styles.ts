import type { SeedTexts } from '../textShape.ts'

export const episodes: SeedTexts['episodes'] = [
  {
    title: 'The First Coat Days',
    description: 'Chilly mornings, warm noons. We chose the coat first and let the rest of the outfit follow.',
  },
  {
    title: 'When Your Breath Turns White',
    description: 'Winter is too long to dress only for warmth. Ten looks that keep the heat and lose the bulk.',
  },
  {
    title: 'Because the Wind Is Light',
    description: 'What to wear on the day the winter coats go to the cleaner’s. One pale colour changes the mood.',
  },
  {
    title: 'How to Wear the Sun',
    description: 'Summer clothes that forgive the heat and look bright in photos, by the sea or down an alley.',
  },
  {
    title: 'The City After Work',
    description: 'Black, grey, and red just once. Outfits that walk straight from the office to dinner.',
  },
  {
    title: 'A Slow Saturday Walk',
    description: 'No alarm, one lap around the neighbourhood. Pick the easy clothes you would still be seen in.',
  },
]

/** Ten for each episode. */
export const styles: SeedTexts['styles'] = [
  'Camel trench afternoon',
  'Herringbone coat stroll',
  'Check blazer day',
  'Burgundy knit and pleats',
  'Charcoal, head to toe',
  'A scarf this morning',
  'Khaki cardigan, no class',
  'The fallen-leaf dress',
  'Check shirt, maple lane',
  'Beret and a long coat',

  'Deep green long coat',
  'Sky blue on a snowy day',
  'Puffer, fish-shaped buns',
  'Navy coat, first snow',
  'The warmth of burgundy',
  'Green cardigan, heater on',
  'Grey jacket commute',
  'A night in satin',
  'A cap for the night wind',
  'One more layer: a vest',

  'The day before blossom',
  'A breeze of sage',
  'The nerve to wear lilac',
  'Between trench and denim',
  'Blue shirt, bicycle',
  'Flower-market dress',
  'Stripes and grass green',
  'First-day-of-term blazer',
  'Lilac vest, sorted',
  'A picnic with a lunchbox',

  'High summer in lemon',
  'Shorts, seaward',
  'White tee, blue jeans',
  'The tomato dress',
  'Linen shirt in the shade',
  'Shells at sundown',
  'Navy top and bottom',
  'A watermelon afternoon',
  'Air-con cardigan',
  'Evening-breeze blazer',

  'All-black Monday',
  'One red coat',
  'Meeting-room slip skirt',
  'Taupe trench, change here',
  'Grey on grey',
  'A dot of red knit',
  'Check jacket, black jeans',
  'Red scarf, stop light',
  'White shirt, out at six',
  'Friday in a beret',

  'Mustard puffer camping',
  'Cardigan after a lie-in',
  'Check shirt, pot plant',
  'Brick-red brunch knit',
  'Denim on denim',
  'Shorts at the launderette',
  'Library vest',
  'Striped tee and a beret',
  'Green cardigan, coffee',
  'Blazer at dusk',
]
