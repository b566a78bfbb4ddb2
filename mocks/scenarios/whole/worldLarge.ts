import { addPickers, addProducts, takePart } from '../masses.ts'
import { scenario } from '../scenario.ts'

const PICKS = 100_000
const PRODUCTS = 2000
const MEMOS = 5000

export const worldLarge = scenario({
  id: 'world-large',
  title: { ko: '아주 큰 세계', en: 'A large world' },
  persona: 'jihoon',
  isLarge: true,
  prepare: (t, now) => {
    addProducts(t, PRODUCTS)
    const pickers = addPickers(t, Math.ceil(PICKS / t.episodes.ids().length))
    for (const episode of t.episodes.all()) {
      const isLast = episode.id === t.episodes.ids().at(-1)
      takePart(t, pickers, episode, now, isLast ? MEMOS : 0)
    }
  },
  start: '/',
  steps: {
    ko: ['보통 때처럼 빨라야 해요'],
    en: ['As quick as ever'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'link', name: '나의 Pick 남기기' },
  ],
})
