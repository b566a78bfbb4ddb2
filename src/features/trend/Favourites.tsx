import type { Ranked } from '../../contract/picks.ts'
import { toShop } from '../../config/paths.ts'
import { imageAttributes } from '../../lib/image.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { RankedImages } from './RankedImages.tsx'
import { figuresOf, firstsOf, placeholdersOf, ranksOf } from './measure.ts'
import css from './Favourites.module.css'
import { TrendSection, Sentence } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

const SIZES = '(width > 48em) 15rem, 60vw'

type Picks = readonly Ranked[]
type Props = { episodeId: number; women: Picks | undefined; men: Picks | undefined; mine: ReadonlySet<number> }

/** The favourites of women and of men. */
export function Favourites({ women, men, ...rest }: Props) {
  const trend = useTexts(trendTexts)
  if (!women || !men) return <TrendSection number={2} title={trend.favourites} />
  return (
    <TrendSection number={2} title={trend.favourites} {...findingOf(women, men, trend)}>
      <div className={css.two}>
        <Group title={trend.women} none={trend.none.women} picks={women} {...rest} />
        <Group title={trend.men} none={trend.none.men} picks={men} {...rest} />
      </div>
    </TrendSection>
  )
}

type GroupProps = { episodeId: number; title: string; none: string; picks: Picks; mine: ReadonlySet<number> }

function Group({ episodeId, title, none, picks, mine }: GroupProps) {
  const trend = useTexts(trendTexts)
  const ranks = ranksOf(picks.length, figuresOf(picks, trend.people))
  const entries = picks.map(({ id, name, imageUrl }, index) => ({
    id,
    name,
    picture: { ...imageAttributes(imageUrl), sizes: SIZES },
    paperColor: paperColorOf(id),
    rank: ranks[index] ?? index + 1,
    isMine: mine.has(id),
    to: toShop(episodeId),
  }))
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      {entries.length > 0 ? <RankedImages variant="podium" entries={entries} mineLabel={trend.mine} /> : <p>{none}</p>}
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
