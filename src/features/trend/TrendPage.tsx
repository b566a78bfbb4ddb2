import { useState } from 'react'
import { useEpisodes } from '../episode/api.ts'
import type { InPart } from '../../api/api.ts'
import { NotRead, QueryView } from '../../api/QueryView.tsx'
import { toTrend } from '../../config/paths.ts'
import type { Episode } from '../../contract/episodes.ts'
import type { Statistics } from '../../contract/picks.ts'
import { AgeRanges } from './AgeRanges.tsx'
import { EpisodeDialog } from '../episode/EpisodeDialog.tsx'
import { Favourites } from './Favourites.tsx'
import { OwnersPicks } from './OwnersPicks.tsx'
import { TopFive } from './TopFive.tsx'
import { EpisodeLine, TrendLayout } from './TrendHero.tsx'
import { TrendRow } from './TrendRow.tsx'
import { useChosenEpisode, useFigures, useOwnStyles } from './useTrend.ts'
import { trendTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useDarkSection } from '../../ui/layout/useDarkSection.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** The statistics of an episode: live while it is in progress, archived afterwards. */
export function TrendPage() {
  usePage()
  const trend = useTexts(trendTexts)
  useDarkSection()
  const [isChoosing, setChoosing] = useState(false)
  const { data: episodes, error, refetch } = useEpisodes()
  const episode = useChosenEpisode(episodes?.items)
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
          isWaiting && <Spinner size="small" />
        )
      }
      row={(episode || isWaiting) && <TrendRow picks={figures.currentData?.hotPicks} mine={mine} />}
    >
      <QueryView
        query={{ data: episodes, error, refetch }}
        call="episodes"
        loading={null}
        empty={<EmptyState title={trend.noEpisodes} />}
      >
        {() => episode && <Figures episode={episode} mine={mine} mineImages={mineImages} {...figures} />}
      </QueryView>
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
  const failed = (part: keyof Statistics, data?: InPart<Statistics>) =>
    data?.unreadable.some(({ of }) => of === part) && <NotRead call="statistics" onRetry={refetch} />
  const figuresOf = (data?: InPart<Statistics>) => (
    // The key resets the figures, so that no bar animates between episodes, and no section moves up with the row.
    <Page key={`${episode.id} ${data?.hotPicks.length === 0}`}>
      <TopFive picks={data?.hotPicks.slice(0, 5)} failure={failed('hotPicks', data)} mine={mine} isLive={episode.isInProgress} />
      <Favourites
        episodeId={episode.id}
        women={data?.womanPicks.slice(0, 3)}
        men={data?.manPicks.slice(0, 3)}
        failures={{ women: failed('womanPicks', data), men: failed('manPicks', data) }}
        mine={mine}
      />
      <AgeRanges episodeId={episode.id} statistics={data} failure={failed('agePicks', data)} mineImages={mineImages} />
      <OwnersPicks episodeId={episode.id} styles={data?.pickersPicks} failure={failed('pickersPicks', data)} mine={mine} />
    </Page>
  )
  return (
    // Polled: the next reply replaces what is shown.
    <QueryView query={{ data: currentData, error, refetch }} call="statistics" isQuietWithData loading={figuresOf()}>
      {figuresOf}
    </QueryView>
  )
}
