import { useState } from 'react'
import { chooseTheme, keptTheme, type Theme } from '../lib/theme.ts'

/** The kept theme and the way to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(keptTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return [theme, choose]
}
