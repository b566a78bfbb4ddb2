import { Link } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { useShellTexts } from '../texts/provider.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'

/** The wordmark, and the way home. */
export function Brand() {
  return (
    <Link to={patterns.home} aria-label={useShellTexts().titles.site}>
      <Wordmark />
    </Link>
  )
}
