import { useEffect, useState } from 'react'
import { live } from '../../api/api.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { useStatisticsSummaryQuery } from '../pick/api.ts'
import { patterns } from '../../config/paths.ts'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Pulse } from '../../ui/feedback/Pulse.tsx'
import { InsightCards, InsightCardsSkeleton } from './InsightCards.tsx'
import css from './LiveInsights.module.css'
import { insightTexts } from './insightTexts.ts'

const EVERY_MS = 10_000
const MINUTE_MS = 60_000

/** Live statistics, refetched while the tab is visible. */
export function LiveInsights() {
  const texts = useTexts(insightTexts)
  const summary = useStatisticsSummaryQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    ...live,
  })
  const pickers = summary.data?.pickerCount
  return (
    <Section title={texts.trendTitle} aside={<Pulse>{pickers ? texts.pickers(count(pickers)) : texts.live}</Pulse>}>
      <p className={css.lead}>
        <span>{texts.trendSubtitle}</span>
        {summary.data && summary.fulfilledTimeStamp && <Updated at={summary.fulfilledTimeStamp} />}
      </p>
      {/* Polled: the next reply replaces what is shown. */}
      <QueryView query={summary} call="statisticsSummary" isQuietWithData loading={<InsightCardsSkeleton />}>
        {(data) =>
          data.hotPicks.length > 0 || data.unreadable.some(({ of }) => of === 'hotPicks') ? (
            <InsightCards summary={data} />
          ) : (
            <EmptyState title={texts.noPicks} />
          )
        }
      </QueryView>
      <ButtonLink variant="outline" to={patterns.trend}>
        <span>{texts.liveStats}</span>
        <Icon name="next" />
      </ButtonLink>
    </Section>
  )
}

/** The time since the last reply in minutes: seconds would change too often. */
function Updated({ at }: { at: number }) {
  const texts = useTexts(insightTexts)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return <span className={`${css.updated} small figures`}>{texts.updated(Math.max(0, Math.floor((now - at) / MINUTE_MS)))}</span>
}
