import { twoDigits } from '../../lib/twoDigits.ts'
import { defineTexts } from '../../texts/defineTexts.ts'

/** Not among the texts of the home page, since the dialog is opened elsewhere. */
export const episodeDialogTexts = defineTexts({
  ko: {
    choose: '에피소드 고르기',
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    inProgress: '진행 중',
  },
  en: {
    choose: 'Choose an episode',
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    inProgress: 'In progress',
  },
})
