import { Link } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'

export function Brand() {
  return (
    <Link to={patterns.home} aria-label={useTexts(commonTexts).site}>
      <Wordmark />
    </Link>
  )
}
