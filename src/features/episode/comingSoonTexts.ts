import { defineTexts } from '../../texts/defineTexts.ts'

/** Of home between two episodes. Apart: home while an episode runs does without. */
export const comingSoonTexts = defineTexts({
  ko: {
    ended: '이번 에피소드는 끝났어요. 다음 에피소드를 준비하고 있어요.',
    comingSoon: 'COMING SOON',
    comingSoonText: '새로운 에피소드를 준비하고 있어요',
  },
  en: {
    ended: 'This episode has ended. The next one is on its way.',
    comingSoon: 'COMING SOON',
    comingSoonText: 'A new episode is on its way',
  },
})
