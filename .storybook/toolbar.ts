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

/** The switches of the toolbar. Their values are in the address, so a link has them too. */
export const globalTypes = {
  language: keyedItem('globe', 'Language', 'L', { ko: '한국어', en: 'English' }),
  theme: keyedItem('contrast', 'Theme', 'N', { light: 'Light', dark: 'Dark' }),
  motion: toolbarItem('lightning', 'Motion', { full: 'Full motion', reduced: 'Reduced motion' }),
  // No numbers: Storybook reads those of an address as another type than the toolbar's.
  textSize: toolbarItem('zoom', 'Text size', {
    normal: 'Text 100 %',
    large: 'Text 125 %',
    larger: 'Text 150 %',
    double: 'Text 200 %',
  }),
  network: toolbarItem('transfer', 'Network, for stories that call the mock backend', {
    fast: 'Fast network',
    slow: 'Slow network',
    failing: 'Failing network',
  }),
  layout: keyedItem('component', 'Layout of screens', 'P', { app: 'In the app’s layout', page: 'Page alone' }),
}

export const initialGlobals = {
  // `npm run test:full -- --only axe` plays all stories in English worlds, too.
  language: import.meta.env['STORY_LANGUAGE'] === 'en' ? 'en' : 'ko',
  theme: 'light',
  motion: 'full',
  textSize: 'normal',
  network: 'fast',
  layout: 'app',
}

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
