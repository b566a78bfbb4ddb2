import { homeComingSoon } from './homeComingSoon.ts'
import { homeLive } from './homeLive.ts'
import { homeNoEpisode } from './homeNoEpisode.ts'
import { homeNotPicked } from './homeNotPicked.ts'
import { homePicked } from './homePicked.ts'
import { homePickedNoMemo } from './homePickedNoMemo.ts'
import { memoEdit } from './memoEdit.ts'
import { memoFails } from './memoFails.ts'
import { memoWrite } from './memoWrite.ts'
import { myPick } from './myPick.ts'

export const homeScenarios = [
  homeNotPicked,
  homePicked,
  homePickedNoMemo,
  homeComingSoon,
  homeNoEpisode,
  myPick,
  homeLive,
  memoWrite,
  memoEdit,
  memoFails,
]
