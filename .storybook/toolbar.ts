type Icon = 'globe' | 'component' | 'contrast' | 'lightning' | 'zoom' | 'transfer'

const toolbarItem = (icon: Icon, title: string, values: Record<string, string>) => ({
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(values).map(([value, name]) => ({ value, title: name })) },
})

/** An item that a key beside Alt changes, too. */
function keyedItem(icon: Icon, title: string, letter: string, values: Record<string, string>) {
  const { toolbar } = toolbarItem(icon, `${title} (Alt+${letter})`, values)
  const shortcuts = {
    next: { label: `${title}: next`, keys: ['alt', letter] },
    previous: { label: `${title}: previous`, keys: ['alt', 'shift', letter] },
    reset: { label: `${title}: reset`, keys: ['control', 'alt', letter] },
  }
  return { toolbar: { ...toolbar, shortcuts } }
}

/**
 * The switches of the toolbar. Their values are in the address, so a link has them too. Without a value the last of each holds, and
 * the toolbar marks what differs from it alone.
 */
export const globalTypes = {
  language: keyedItem('globe', 'Language', 'L', { en: 'English', ko: '한국어' }),
  theme: keyedItem('contrast', 'Theme', 'N', { dark: 'Dark', light: 'Light' }),
  motion: toolbarItem('lightning', 'Motion', { reduced: 'Reduced motion', full: 'Full motion' }),
  // No numbers: Storybook reads those of an address as another type than the toolbar's.
  textSize: toolbarItem('zoom', 'Text size', {
    large: 'Text 125 %',
    larger: 'Text 150 %',
    double: 'Text 200 %',
    normal: 'Text 100 %',
  }),
  network: toolbarItem('transfer', 'Network', {
    slow: 'Slow network',
    failing: 'Failing network',
    fast: 'Fast network',
  }),
  layout: keyedItem('component', 'Layout of screens', 'P', { page: 'Page alone', app: 'In the app’s layout' }),
}

/** `npm run test:full -- --only axe` plays all stories in English worlds, too. */
export const initialGlobals = import.meta.env['STORY_LANGUAGE'] === 'en' ? { language: 'en' } : {}

const size = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const viewports = {
  small: size('Small phone', 320, 568),
  phone: size('Phone', 390, 844),
  tablet: size('Tablet', 768, 1024),
  landscape: size('Tablet, landscape', 1024, 768),
  desktop: size('Desktop', 1440, 900),
  wide: size('Wide desktop', 1920, 1080),
}
