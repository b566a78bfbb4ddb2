/** One of the six episodes of the seed. */
export interface EpisodeSeed {
  readonly id: number
  readonly season: Season
  readonly title: string
  readonly description: string
}

/** Names an episode in file names and palettes. */
export type Season = 'autumn' | 'winter' | 'spring' | 'summer' | 'city' | 'weekend'

export const episodes: readonly EpisodeSeed[] = [
  {
    id: 1,
    season: 'autumn',
    title: '코트가 좋아지는 날',
    description: '아침엔 쌀쌀하고 낮엔 벗어 들게 되는 요즘. 걸칠 옷 하나를 먼저 고르고, 나머지는 천천히 맞춰 봤어요.',
  },
  {
    id: 2,
    season: 'winter',
    title: '입김까지 예쁜 계절',
    description: '두껍게만 입기엔 겨울이 너무 길잖아요. 따뜻한데 둔해 보이지 않는 열 벌을 모았어요.',
  },
  {
    id: 3,
    season: 'spring',
    title: '바람이 가벼워서',
    description: '겨울옷을 세탁소에 맡기고 나온 날의 옷차림. 연한 색 하나면 기분이 꽤 달라져요.',
  },
  {
    id: 4,
    season: 'summer',
    title: '햇볕을 입는 법',
    description: '땀나도 티 안 나고, 사진엔 환하게 나오는 여름옷만 골랐어요. 바다 쪽이든 골목 쪽이든 좋아요.',
  },
  {
    id: 5,
    season: 'city',
    title: '퇴근길, 도시의 온도',
    description: '검정과 회색 사이에 빨강 한 번. 사무실에서 나와 그대로 약속에 가도 되는 옷들이에요.',
  },
  {
    id: 6,
    season: 'weekend',
    title: '느리게 걷는 토요일',
    description: '알람 없이 일어나 동네를 한 바퀴 도는 날. 편한데 누굴 만나도 괜찮은 주말 옷을 골라 주세요.',
  },
]

const seasons = new Map(episodes.map(({ id, season }) => [id, season]))

/** The season of an episode. Throws on an unknown id, which would give wrong picture names. */
export function seasonOf(episodeId: number): Season {
  const season = seasons.get(episodeId)
  if (season === undefined) throw new Error(`No episode ${episodeId} in the seed`)
  return season
}
