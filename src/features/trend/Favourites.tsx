import type { ReactNode } from 'react'
import type { Ranked } from '../../contract/picks.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { RankedImages } from './RankedImages.tsx'
import { figuresOf, firstsOf, placeholdersOf } from './measure.ts'
import css from './Favourites.module.css'
import { TrendSection, Sentence } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

type Picks = readonly Ranked[]
type Props = {
  episodeId: number
  women: Picks | undefined
  men: Picks | undefined
  /** Shown instead of those that could not be read. */
  failures: { women: ReactNode; men: ReactNode }
  mine: ReadonlySet<number>
}

/** The favourites of women and of men. */
export function Favourites({ women, men, failures, ...rest }: Props) {
  const trend = useTexts(trendTexts)
  if (!women || !men) return <TrendSection number={2} title={trend.favourites} />
  return (
    <TrendSection number={2} title={trend.favourites} {...findingOf(women, men, trend)}>
      <div className={css.two}>
        <StyleGroup title={trend.women} none={failures.women || <p>{trend.none.women}</p>} picks={women} {...rest} />
        <StyleGroup title={trend.men} none={failures.men || <p>{trend.none.men}</p>} picks={men} {...rest} />
      </div>
    </TrendSection>
  )
}

type StyleGroupProps = { episodeId: number; title: string; none: ReactNode; picks: Picks; mine: ReadonlySet<number> }

function StyleGroup({ title, none, picks, ...rest }: StyleGroupProps) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      {picks.length > 0 ? <RankedImages variant="podium" picks={picks} {...rest} /> : none}
    </div>
  )
}

function findingOf(women: Picks, men: Picks, trend: TextsOf<typeof trendTexts>) {
  const { findings } = trend
  const topOf = (picks: Picks) => firstsOf(picks, figuresOf(picks, trend.people))
  const firstOf = (group: string, top: Picks) => findingWith(findings.firstOf(group, placeholdersOf(top), top.length > 1), top)
  const [topWomen, topMen] = [topOf(women), topOf(men)]
  if (topWomen.length === 0) return topMen.length === 0 ? {} : firstOf(trend.men, topMen)
  if (topMen.length === 0) return firstOf(trend.women, topWomen)

  const isCommon = topWomen.some(({ id }) => topMen.some((other) => other.id === id))
  if (isCommon && topWomen.length + topMen.length === 2) return findingWith(findings.sameForBoth, topWomen)
  const placeholders = [placeholdersOf(topWomen), placeholdersOf(topMen, topWomen.length)] as const
  return findingWith(isCommon ? findings.tiedForBoth(...placeholders) : findings.differ(...placeholders), [
    ...topWomen,
    ...topMen,
  ])
}

const findingWith = (text: string, picks: Picks) => ({
  finding: <Sentence text={text} names={picks.map(({ name }) => name)} />,
})
