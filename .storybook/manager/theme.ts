import { create } from 'storybook/theming/create'
import sans from '../../src/ui/fonts/sans-landing.woff2'

// Of its Hangul it has the landing's alone.
document.fonts.add(new FontFace('Pickers Sans', `url(${sans})`, { weight: '400 800', unicodeRange: 'U+20-7E, U+B7' }))

/** Paper and ink, or film base, as in src/ui/tokens.css; pencil red belongs to picks alone. */
const themes = {
  light: { page: '#f1f3ef', raised: '#ffffff', ink: '#121513', muted: '#525a53', line: '#d3d9cf', chosen: '#121513' },
  dark: { page: '#121513', raised: '#1c201d', ink: '#eef1ec', muted: '#a9b1a8', line: '#2a302b', chosen: '#6c756d' },
}

/** The app's type and colors for Storybook's own window. */
export function themeOf(base: 'light' | 'dark') {
  const { page, raised, ink, muted, line, chosen } = themes[base]
  return create({
    base,
    brandTitle: 'Pickers',
    fontBase: "'Pickers Sans', 'Apple SD Gothic Neo', 'Noto Sans KR', system-ui, sans-serif",
    colorPrimary: ink,
    colorSecondary: chosen,
    appBg: page,
    appContentBg: raised,
    appBorderColor: line,
    appBorderRadius: 0,
    inputBorderRadius: 0,
    textColor: ink,
    barBg: page,
    barTextColor: muted,
    barHoverColor: ink,
    barSelectedColor: ink,
  })
}
