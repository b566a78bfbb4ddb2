import { screen } from '@testing-library/react'
import { communityTexts } from '../../src/features/community/texts.ts'
import { trendTexts } from '../../src/features/trend/texts.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { renderApp } from '../support/renderApp.tsx'
import { proveFaults, type Row } from './faultTable.tsx'

const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const openAsJihoon = (path: string) => () => renderApp(path, { as: 'jihoon', settle: false })

const rows: Row[] = [
  { call: 'episodes', ids: 'TREND-08', open: openAsJihoon('/picks/staticstic'), pendingElement: loading },
  {
    call: 'statistics',
    ids: 'TREND-08',
    open: openAsJihoon('/picks/staticstic?episode=1'),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: new RegExp(trendTexts.ko.choose) }),
  },
  {
    call: 'memos',
    ids: 'COMM-02',
    open: openAsJihoon('/community/episode/6'),
    pendingElement: () => screen.getByText(communityTexts.ko.loading),
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'userPicks',
    ids: 'TREND-02',
    context: 'of own picks in the trend',
    open: () => renderApp('/picks/staticstic?episode=1', { as: 'minseo', settle: false }),
    message: trendTexts.ko.owner,
    pendingElement: () => screen.getByRole('heading', { name: trendTexts.ko.top }),
  },
  {
    call: 'episodes',
    ids: 'COMM-02',
    context: 'of the list of memos',
    open: openAsJihoon('/community/episode/6'),
    // Without the episode's title its number is the heading.
    message: communityTexts.ko.episode(6),
    pendingElement: () => screen.getByRole('main'),
  },
]

proveFaults(rows)
