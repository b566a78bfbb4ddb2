import type { CurrentEpisode } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { selectionReset, styleToggled } from './pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useDarkSection } from '../../ui/layout/useDarkSection.ts'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { StyleCard } from '../episode/StyleCard.tsx'
import css from './Pick.module.css'
import { pickTexts } from './texts.ts'
import { focusPageTitle } from '../../lib/focusPageTitle.ts'

const FIRST_IN_VIEW = 4

type Props = { episode: CurrentEpisode; onFinish: () => void }

/** The styles of the episode: a press circles one. */
export function PickGrid({ episode: { detail, styles }, onFinish }: Props) {
  const pick = useTexts(pickTexts)
  const dispatch = useAppDispatch()
  const picked = useAppSelector((state) => state.pick.styleIds)
  const isEmpty = picked.length === 0
  useDarkSection()
  const reset = () => {
    dispatch(selectionReset())
    // The button is disabled now, and would lose the focus.
    focusPageTitle()
  }
  return (
    <section className={css.section}>
      <div className={css.title}>
        <PageTitle eyebrow={pick.step(detail.id, 2)} lead={pick.choose}>
          <span lang={langOf(detail.title)}>{detail.title}</span>
        </PageTitle>
      </div>
      <div className={css.bar} data-bar data-hides-navigation="tablet">
        <p className={css.counter}>
          <span className={css.ringed} aria-hidden="true">
            <span>{picked.length}</span>
            <PickRing variant={0} around="count" isDrawn={!isEmpty} />
          </span>
          <output data-hint={isEmpty}>{isEmpty ? pick.finishHint : pick.selected(picked.length, styles.length)}</output>
        </p>
        <Button variant="quiet" disabled={isEmpty} onClick={reset}>
          {pick.reset}
        </Button>
        <Button disabled={isEmpty} onClick={onFinish}>
          {pick.finish}
        </Button>
      </div>
      <ul className={css.grid} aria-label={pick.styles}>
        {styles.map((style, index) => (
          <li key={style.id}>
            <StyleCard
              name={style.name}
              picture={{ ...imageAttributes(style.imageUrl), sizes: '(width > 48em) 14rem, 50vw' }}
              number={index + 1}
              paperColor={style.id}
              isPicked={picked.includes(style.id)}
              isFirst={index < FIRST_IN_VIEW}
              onToggle={() => dispatch(styleToggled(style.id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
