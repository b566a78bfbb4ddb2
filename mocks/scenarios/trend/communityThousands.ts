import { addPickers, takePart } from '../masses.ts'
import { scenario } from '../scenario.ts'

const COUNT = 5000

export const communityThousands = scenario({
  id: 'community-thousands',
  title: { ko: '메모 5,000개', en: '5,000 memos' },
  persona: 'minseo',
  prepare: (t, now) => {
    const episode = t.episodes.get(6)
    if (episode) takePart(t, addPickers(t, COUNT), episode, now, COUNT)
  },
  start: '/community/episode/6',
  steps: {
    ko: ['끝까지 빠르게 내려 보세요'],
    en: ['Scroll to the end: smooth'],
  },
  seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
})
