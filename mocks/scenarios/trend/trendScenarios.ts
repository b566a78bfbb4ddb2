import { communityThousands } from './communityThousands.ts'
import { memoHostile } from './memoHostile.ts'
import { trendArchive } from './trendArchive.ts'
import { trendEmpty } from './trendEmpty.ts'
import { trendLive } from './trendLive.ts'

export const trendScenarios = [memoHostile, trendLive, trendArchive, trendEmpty, communityThousands]
