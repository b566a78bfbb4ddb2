import { textsOf } from '../db/seed/inLanguage.ts'
import { changeCrowd } from '../rules/picks/crowd.ts'
import { saveMemo } from '../rules/picks/memos.ts'
import { recordPick, styleIdsOf } from '../rules/picks/participation.ts'
import { addPickers, addPicksAndMemos } from './bulkData.ts'
import { scenario } from './scenario.ts'

const MEMOS = 5000

export const trendScenarios = [
  scenario({
    id: 'memo-hostile',
    title: { ko: '짓궂은 메모', en: 'Hostile memos' },
    persona: 'minseo',
    prepare: (tx, now) => {
      const { hostileMemos } = textsOf(tx)
      for (const [no, user] of addPickers(tx, hostileMemos.length).entries()) {
        recordPick(tx, user, { episodeId: 6, styleIds: styleIdsOf(tx, 6).slice(no, no + 1) }, now)
        saveMemo(tx, user.id, { episodeId: 6, memo: hostileMemos[no] ?? '' }, now)
      }
    },
    start: '/community/episode/6',
    steps: {
      ko: ['태그, 오른쪽에서 쓰는 글, 이모지, 긴 단어가 글자 그대로 보여야 해요'],
      en: ['Markup, right-to-left text, emoji and long words show as text'],
    },
    seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
  }),
  scenario({
    id: 'trend-live',
    title: { ko: '움직이는 순위', en: 'Ranks that move' },
    persona: 'minseo',
    prepare: (tx, now) => changeCrowd(tx, 240, now),
    start: '/picks/staticstic',
    steps: {
      ko: ['순위가 바뀌는 모습을 보세요'],
      en: ['Watch the ranks change'],
    },
    seen: [{ role: 'heading', name: 'Pick Trend' }],
  }),
  scenario({
    id: 'trend-archive',
    title: { ko: '지난 에피소드의 통계', en: 'The archive of the first episode' },
    persona: 'minseo',
    start: '/picks/staticstic?episode=1',
    steps: {
      ko: ['Top 5, 여성·남성 Top 3, 연령대, 큐레이터의 Pick을 확인하세요'],
      en: ['See the top 5, the top 3 of women and men, the age ranges and the curator’s picks'],
    },
    seen: [{ role: 'heading', name: 'Pick Trend' }],
  }),
  scenario({
    id: 'trend-empty',
    title: { ko: '아무도 참여하지 않은 에피소드', en: 'An episode nobody has picked in' },
    persona: 'jihoon',
    prepare: (tx) => {
      for (const pick of tx.picks.all()) if (pick.episodeId === 6) tx.picks.delete(pick)
      tx.memos.deleteMany((q) => q.where({ episodeId: 6 }))
    },
    start: '/picks/staticstic',
    steps: {
      ko: ['칸마다 비었다는 말이 보여야 해요'],
      en: ['Every section says that it is empty'],
    },
    seen: [{ role: 'heading', name: 'Pick Trend' }],
  }),
  scenario({
    id: 'community-thousands',
    title: { ko: '메모 5,000개', en: '5,000 memos' },
    persona: 'minseo',
    prepare: (tx, now) => {
      const episode = tx.episodes.findFirst((q) => q.where({ id: 6 }))
      if (episode) addPicksAndMemos(tx, addPickers(tx, MEMOS), episode, now, MEMOS)
    },
    start: '/community/episode/6',
    steps: {
      ko: ['끝까지 빠르게 내려 보세요'],
      en: ['Scroll quickly to the end: it stays smooth'],
    },
    seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
  }),
]
