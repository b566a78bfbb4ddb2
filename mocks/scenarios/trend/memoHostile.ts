import { saveMemo } from '../../rules/memos.ts'
import { recordPick } from '../../rules/participation.ts'
import { addPickers } from '../masses.ts'
import { scenario } from '../scenario.ts'

const texts = [
  '<script>alert(1)</script><b onmouseover="alert(2)">굵게</b>',
  '<img src=x onerror="document.title=1"> &lt;이미 바꾼 글&gt;',
  'مرحبا بالعالم \u202e거꾸로 쓰는 글\u202c 끝',
  '👨‍👩‍👧‍👦🏳️‍🌈👍🏽 이모지만 잔뜩 🧥🧣🧤🧦👗👖👟🎒',
  '가나다라마바사아자차카타파하'.repeat(10),
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
  '첫째 줄\n\n\n셋째 줄\t탭\n    들여 쓴 줄',
]

export const memoHostile = scenario({
  id: 'memo-hostile',
  title: { ko: '짓궂은 메모', en: 'Hostile memos' },
  persona: 'minseo',
  prepare: (t, now) => {
    for (const [no, user] of addPickers(t, texts.length).entries()) {
      recordPick(t, user, { episodeId: 6, styleIds: t.styles.episode.ids(6).slice(no, no + 1) }, now)
      saveMemo(t, user.id, { episodeId: 6, memo: texts[no] ?? '' }, now)
    }
  },
  start: '/community/episode/6',
  steps: {
    ko: ['태그, 오른쪽에서 쓰는 글, 이모지, 긴 단어가 글자 그대로 보여야 해요'],
    en: ['Markup, right-to-left text, emoji and long words show as text'],
  },
  seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
})
