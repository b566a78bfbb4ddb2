import { screen } from '@testing-library/react'
import { ko } from '../../src/texts/ko.ts'
import { visit } from '../journeys/visit.tsx'
import { proveFaults, type Row } from './table.tsx'

const loading = () => screen.getAllByText(ko.common.loading)[0] ?? document.body
const see = (path: string) => () => visit(path, { as: 'jihoon' })

const rows: Row[] = [
  { call: 'episodes', ids: 'TREND-08', open: see('/picks/staticstic'), waits: loading },
  { call: 'statistics', ids: 'TREND-08', open: see('/picks/staticstic'), waits: loading },
  { call: 'memos', ids: 'COMM-02', open: see('/community/episode/6'), waits: () => screen.getByText(ko.community.loading) },
]

proveFaults(rows)
