import { pickEpisodeCloses } from './pickEpisodeCloses.ts'
import { pickFresh } from './pickFresh.ts'
import { pickNetworkDown } from './pickNetworkDown.ts'
import { pickTakenMeanwhile } from './pickTakenMeanwhile.ts'

export const pickScenarios = [pickFresh, pickTakenMeanwhile, pickEpisodeCloses, pickNetworkDown]
