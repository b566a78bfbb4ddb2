import { useState } from 'react'
import { useEpisodesQuery } from '../api/episodes.ts'
import { useErrorMessage } from '../api/useErrorMessage.ts'
import { QueryError } from '../components/QueryError.tsx'
import { toTrend } from '../config/paths.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Episode } from '../contract/episodes.ts'
import { AgeRanges } from '../features/trend/AgeRanges.tsx'
import { EpisodeDialog } from '../features/trend/EpisodeDialog.tsx'
import { Favourites } from '../features/trend/Favourites.tsx'
import { OwnersPicks } from '../features/trend/OwnersPicks.tsx'
import { TopFive } from '../features/trend/TopFive.tsx'
import { EpisodeLine } from '../features/trend/TrendHero.tsx'
import { TrendStrip } from '../features/trend/TrendStrip.tsx'
import { TrendLayout } from '../features/trend/TrendLayout.tsx'
import { useChosenEpisode, useFigures, useOwnStyles } from '../features/trend/useTrend.ts'
import { trendTexts } from '../features/trend/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useDarkSection } from '../ui/DarkSection.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The statistics of an episode: live while it is in progress, archived afterwards (TREND). */
export function TrendPage() {
  const { titles } = useTexts(pageTexts)
  const trend = useTexts(trendTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.trend)
  useDarkSection()
  const { data: episodes, error, refetch } = useEpisodesQuery(undefined, { refetchOnMountOrArgChange: true })
  const episode = useChosenEpisode(episodes)

  if (episodes && episode) return <Trend episodes={episodes} episode={episode} />
  return (
    <TrendLayout
      hero={!episodes && !error && <Spinner label={common.loading} size="small" />}
      strip={!episodes && !error && <TrendStrip picks={undefined} mine={noStyles} />}
    >
      {episodes && <EmptyState title={trend.noEpisodes} />}
      {error && <Failure error={error} call="episodes" onRetry={() => void refetch()} />}
    </TrendLayout>
  )
}

const noStyles: ReadonlySet<number> = new Set()

function Trend({ episodes, episode }: { episodes: readonly Episode[]; episode: Episode }) {
  const [isChoosing, setChoosing] = useState(false)
  const { currentData: figures, error, refetch } = useFigures(episode)
  const own = useOwnStyles(episode.id)
  const mine = new Set(own.map(({ id }) => id))
  const mineImages = new Set(own.map(({ imageUrl }) => imageUrl))
  return (
    <TrendLayout
      hero={<EpisodeLine episode={episode} pickerCount={figures?.pickerCount} onChoose={() => setChoosing(true)} />}
      strip={<TrendStrip picks={figures?.hotPicks} mine={mine} />}
    >
      {error && !figures ? (
        <Failure error={error} call="statistics" onRetry={() => void refetch()} />
      ) : (
        // The key resets the figures, so that no bar animates between episodes.
        <Page key={episode.id}>
          <TopFive picks={figures?.hotPicks} mine={mine} isLive={episode.isInProgress} />
          <Favourites episodeId={episode.id} women={figures?.womanPicks} men={figures?.manPicks} mine={mine} />
          <AgeRanges episodeId={episode.id} ages={figures?.agePicks} mineImages={mineImages} />
          <OwnersPicks episodeId={episode.id} styles={figures?.pickersPicks} mine={mine} />
        </Page>
      )}
      {isChoosing && (
        <EpisodeDialog episodes={episodes} chosenId={episode.id} toEpisode={toTrend} onClose={() => setChoosing(false)} />
      )}
    </TrendLayout>
  )
}

type FailureProps = { error: unknown; call: OperationName; onRetry: () => void }

function Failure({ error, call, onRetry }: FailureProps) {
  const common = useTexts(commonTexts)
  return <QueryError message={useErrorMessage(error, call)} loading={<Skeleton label={common.loading} />} onRetry={onRetry} />
}
