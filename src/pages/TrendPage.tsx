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
  const [isChoosing, setChoosing] = useState(false)
  const { data: episodes, error, refetch } = useEpisodesQuery(undefined, { refetchOnMountOrArgChange: true })
  const episode = useChosenEpisode(episodes)
  const figures = useFigures(episode)
  const own = useOwnStyles(episode?.id)
  const mine = new Set(own.map(({ id }) => id))
  const mineImages = new Set(own.map(({ imageUrl }) => imageUrl))
  const isWaiting = !episodes && !error

  // One layout for all states: another would replace the heading, and the focus on it.
  return (
    <TrendLayout
      hero={
        episode ? (
          <EpisodeLine episode={episode} pickerCount={figures.currentData?.pickerCount} onChoose={() => setChoosing(true)} />
        ) : (
          isWaiting && <Spinner label={common.loading} size="small" />
        )
      }
      strip={(episode || isWaiting) && <TrendStrip picks={figures.currentData?.hotPicks} mine={mine} />}
    >
      {episode && <Figures episode={episode} mine={mine} mineImages={mineImages} {...figures} />}
      {episodes && !episode && <EmptyState title={trend.noEpisodes} />}
      {error && !episode && <Failure error={error} call="episodes" onRetry={() => void refetch()} />}
      {isChoosing && episodes && episode && (
        <EpisodeDialog episodes={episodes} chosenId={episode.id} toEpisode={toTrend} onClose={() => setChoosing(false)} />
      )}
    </TrendLayout>
  )
}

type FiguresProps = { episode: Episode; mine: ReadonlySet<number>; mineImages: ReadonlySet<string> } & Pick<
  ReturnType<typeof useFigures>,
  'currentData' | 'error' | 'refetch'
>

function Figures({ episode, mine, mineImages, currentData, error, refetch }: FiguresProps) {
  if (error && !currentData) return <Failure error={error} call="statistics" onRetry={() => void refetch()} />
  return (
    // The key resets the figures, so that no bar animates between episodes.
    <Page key={episode.id}>
      <TopFive picks={currentData?.hotPicks} mine={mine} isLive={episode.isInProgress} />
      <Favourites episodeId={episode.id} women={currentData?.womanPicks} men={currentData?.manPicks} mine={mine} />
      <AgeRanges episodeId={episode.id} ages={currentData?.agePicks} mineImages={mineImages} />
      <OwnersPicks episodeId={episode.id} styles={currentData?.pickersPicks} mine={mine} />
    </Page>
  )
}

type FailureProps = { error: unknown; call: OperationName; onRetry: () => void }

function Failure({ error, call, onRetry }: FailureProps) {
  const common = useTexts(commonTexts)
  return <QueryError message={useErrorMessage(error, call)} loading={<Skeleton label={common.loading} />} onRetry={onRetry} />
}
