/** A kind of garment, accessories included, as part of a style and as a product. */
export type Garment =
  | 'bag'
  | 'beret'
  | 'blazer'
  | 'boots'
  | 'cap'
  | 'cardigan'
  | 'coat'
  | 'crossbody'
  | 'dress'
  | 'heels'
  | 'jeans'
  | 'knit'
  | 'loafers'
  | 'pleated'
  | 'puffer'
  | 'scarf'
  | 'shirt'
  | 'shorts'
  | 'skirt'
  | 'slip'
  | 'sneakers'
  | 'straight'
  | 'tee'
  | 'tote'
  | 'trench'
  | 'turtleneck'
  | 'vest'
  | 'wide'

/** Colour name as shown; its value comes from the episode's palette. */
export type Colour =
  | '그레이'
  | '네이비'
  | '다크브라운'
  | '데님블루'
  | '딥그린'
  | '라일락'
  | '레드'
  | '레몬'
  | '로즈핑크'
  | '머스터드'
  | '버건디'
  | '베이지'
  | '브라운'
  | '블랙'
  | '샌드'
  | '샌드베이지'
  | '세이지'
  | '스카이블루'
  | '스톤'
  | '아이보리'
  | '아이스블루'
  | '연청'
  | '오트밀'
  | '오프화이트'
  | '인디고'
  | '차콜'
  | '차콜네이비'
  | '카멜'
  | '카키'
  | '코랄'
  | '크림'
  | '탄브라운'
  | '탠'
  | '테라코타'
  | '토프'
  | '틸블루'
  | '포레스트그린'
  | '화이트'

/** One outfit of an episode: `colours[i]` is the colour of `garments[i]`. */
export interface StyleSeed {
  readonly episodeId: number
  readonly no: number
  readonly name: string
  readonly wearer: 'women' | 'men' | 'unisex'
  readonly garments: readonly Garment[]
  readonly colours: readonly Colour[]
}

export const styles: readonly StyleSeed[] = [
  {
    episodeId: 1,
    no: 1,
    name: '카멜 트렌치의 오후',
    wearer: 'women',
    garments: ['trench', 'turtleneck', 'wide', 'bag'],
    colours: ['카멜', '아이보리', '차콜', '다크브라운'],
  },
  {
    episodeId: 1,
    no: 2,
    name: '헤링본 코트 산책',
    wearer: 'men',
    garments: ['coat', 'knit', 'straight', 'loafers'],
    colours: ['브라운', '크림', '카키', '다크브라운'],
  },
  {
    episodeId: 1,
    no: 3,
    name: '체크 블레이저 데이',
    wearer: 'unisex',
    garments: ['blazer', 'shirt', 'jeans', 'loafers'],
    colours: ['카멜', '크림', '차콜', '다크브라운'],
  },
  {
    episodeId: 1,
    no: 4,
    name: '버건디 니트와 주름',
    wearer: 'women',
    garments: ['knit', 'pleated', 'boots', 'tote'],
    colours: ['버건디', '샌드베이지', '다크브라운', '브라운'],
  },
  {
    episodeId: 1,
    no: 5,
    name: '차콜 한 벌의 정석',
    wearer: 'men',
    garments: ['blazer', 'turtleneck', 'straight', 'loafers'],
    colours: ['차콜', '크림', '차콜', '다크브라운'],
  },
  {
    episodeId: 1,
    no: 6,
    name: '목도리 두른 아침',
    wearer: 'unisex',
    garments: ['coat', 'knit', 'wide', 'scarf'],
    colours: ['샌드베이지', '카키', '브라운', '버건디'],
  },
  {
    episodeId: 1,
    no: 7,
    name: '카키 카디건 휴강',
    wearer: 'men',
    garments: ['cardigan', 'tee', 'straight', 'cap'],
    colours: ['카키', '크림', '차콜', '버건디'],
  },
  {
    episodeId: 1,
    no: 8,
    name: '낙엽색 원피스',
    wearer: 'women',
    garments: ['dress', 'boots', 'crossbody'],
    colours: ['카키', '다크브라운', '브라운'],
  },
  {
    episodeId: 1,
    no: 9,
    name: '체크 셔츠 단풍길',
    wearer: 'unisex',
    garments: ['shirt', 'wide', 'sneakers'],
    colours: ['버건디', '샌드베이지', '크림'],
  },
  {
    episodeId: 1,
    no: 10,
    name: '베레모와 긴 코트',
    wearer: 'women',
    garments: ['coat', 'turtleneck', 'boots', 'beret'],
    colours: ['버건디', '아이보리', '다크브라운', '차콜'],
  },
  {
    episodeId: 2,
    no: 1,
    name: '딥그린 롱코트',
    wearer: 'men',
    garments: ['coat', 'turtleneck', 'straight', 'boots'],
    colours: ['딥그린', '아이보리', '그레이', '블랙'],
  },
  {
    episodeId: 2,
    no: 2,
    name: '눈 오는 날의 하늘색',
    wearer: 'women',
    garments: ['coat', 'turtleneck', 'wide', 'scarf'],
    colours: ['아이스블루', '아이보리', '블랙', '버건디'],
  },
  {
    episodeId: 2,
    no: 3,
    name: '패딩 입고 붕어빵',
    wearer: 'unisex',
    garments: ['puffer', 'knit', 'straight', 'sneakers'],
    colours: ['버건디', '아이보리', '블랙', '아이보리'],
  },
  {
    episodeId: 2,
    no: 4,
    name: '네이비 코트 첫눈',
    wearer: 'men',
    garments: ['coat', 'knit', 'wide', 'loafers'],
    colours: ['차콜네이비', '그레이', '블랙', '블랙'],
  },
  {
    episodeId: 2,
    no: 5,
    name: '버건디 니트의 온도',
    wearer: 'women',
    garments: ['knit', 'pleated', 'boots', 'bag'],
    colours: ['버건디', '아이스블루', '블랙', '블랙'],
  },
  {
    episodeId: 2,
    no: 6,
    name: '초록 카디건 난로',
    wearer: 'unisex',
    garments: ['cardigan', 'shirt', 'straight', 'tote'],
    colours: ['딥그린', '아이보리', '차콜네이비', '버건디'],
  },
  {
    episodeId: 2,
    no: 7,
    name: '회색 재킷 출근길',
    wearer: 'men',
    garments: ['blazer', 'turtleneck', 'straight', 'loafers'],
    colours: ['그레이', '아이보리', '그레이', '블랙'],
  },
  {
    episodeId: 2,
    no: 8,
    name: '새틴 스커트의 밤',
    wearer: 'women',
    garments: ['coat', 'knit', 'slip', 'boots'],
    colours: ['그레이', '블랙', '버건디', '블랙'],
  },
  {
    episodeId: 2,
    no: 9,
    name: '밤바람엔 캡 하나',
    wearer: 'men',
    garments: ['puffer', 'knit', 'jeans', 'cap'],
    colours: ['차콜네이비', '딥그린', '차콜네이비', '블랙'],
  },
  {
    episodeId: 2,
    no: 10,
    name: '조끼로 한 겹 더',
    wearer: 'unisex',
    garments: ['vest', 'turtleneck', 'wide', 'sneakers'],
    colours: ['그레이', '블랙', '차콜네이비', '아이보리'],
  },
  {
    episodeId: 3,
    no: 1,
    name: '벚꽃 전날의 카디건',
    wearer: 'women',
    garments: ['cardigan', 'tee', 'pleated', 'sneakers'],
    colours: ['로즈핑크', '크림', '라일락', '크림'],
  },
  {
    episodeId: 3,
    no: 2,
    name: '세이지 재킷 산들',
    wearer: 'unisex',
    garments: ['blazer', 'tee', 'wide', 'sneakers'],
    colours: ['세이지', '크림', '베이지', '크림'],
  },
  {
    episodeId: 3,
    no: 3,
    name: '연보라 바지의 용기',
    wearer: 'men',
    garments: ['shirt', 'wide', 'loafers'],
    colours: ['크림', '라일락', '탄브라운'],
  },
  {
    episodeId: 3,
    no: 4,
    name: '트렌치와 데님 사이',
    wearer: 'women',
    garments: ['trench', 'shirt', 'jeans', 'bag'],
    colours: ['베이지', '스카이블루', '데님블루', '탄브라운'],
  },
  {
    episodeId: 3,
    no: 5,
    name: '하늘색 셔츠 자전거',
    wearer: 'men',
    garments: ['shirt', 'straight', 'sneakers', 'crossbody'],
    colours: ['스카이블루', '베이지', '크림', '탄브라운'],
  },
  {
    episodeId: 3,
    no: 6,
    name: '꽃 시장 가는 원피스',
    wearer: 'women',
    garments: ['dress', 'cardigan', 'loafers'],
    colours: ['스카이블루', '크림', '탄브라운'],
  },
  {
    episodeId: 3,
    no: 7,
    name: '줄무늬와 풀색 바지',
    wearer: 'unisex',
    garments: ['tee', 'wide', 'cap', 'tote'],
    colours: ['크림', '세이지', '로즈핑크', '크림'],
  },
  {
    episodeId: 3,
    no: 8,
    name: '개강 첫날 블레이저',
    wearer: 'men',
    garments: ['blazer', 'tee', 'jeans', 'sneakers'],
    colours: ['데님블루', '크림', '데님블루', '크림'],
  },
  {
    episodeId: 3,
    no: 9,
    name: '라일락 조끼 한 벌',
    wearer: 'unisex',
    garments: ['vest', 'shirt', 'straight', 'loafers'],
    colours: ['라일락', '크림', '데님블루', '탄브라운'],
  },
  {
    episodeId: 3,
    no: 10,
    name: '도시락 든 소풍',
    wearer: 'unisex',
    garments: ['knit', 'jeans', 'sneakers', 'tote'],
    colours: ['세이지', '크림', '크림', '베이지'],
  },
  {
    episodeId: 4,
    no: 1,
    name: '레몬색 한여름',
    wearer: 'women',
    garments: ['tee', 'skirt', 'sneakers'],
    colours: ['레몬', '화이트', '화이트'],
  },
  {
    episodeId: 4,
    no: 2,
    name: '바다 보러 반바지',
    wearer: 'men',
    garments: ['shirt', 'shorts', 'sneakers'],
    colours: ['틸블루', '샌드', '화이트'],
  },
  {
    episodeId: 4,
    no: 3,
    name: '하얀 티 청바지',
    wearer: 'unisex',
    garments: ['tee', 'jeans', 'cap'],
    colours: ['화이트', '네이비', '코랄'],
  },
  {
    episodeId: 4,
    no: 4,
    name: '토마토색 원피스',
    wearer: 'women',
    garments: ['dress', 'loafers', 'crossbody'],
    colours: ['코랄', '탠', '탠'],
  },
  {
    episodeId: 4,
    no: 5,
    name: '리넨 셔츠 그늘',
    wearer: 'men',
    garments: ['shirt', 'wide', 'loafers'],
    colours: ['화이트', '오트밀', '탠'],
  },
  {
    episodeId: 4,
    no: 6,
    name: '조개 줍는 저녁',
    wearer: 'women',
    garments: ['vest', 'slip', 'heels', 'bag'],
    colours: ['코랄', '샌드', '탠', '화이트'],
  },
  {
    episodeId: 4,
    no: 7,
    name: '네이비 위아래',
    wearer: 'unisex',
    garments: ['tee', 'shorts', 'sneakers', 'tote'],
    colours: ['네이비', '네이비', '화이트', '레몬'],
  },
  {
    episodeId: 4,
    no: 8,
    name: '수박 먹는 오후',
    wearer: 'men',
    garments: ['tee', 'shorts', 'cap'],
    colours: ['코랄', '오트밀', '네이비'],
  },
  {
    episodeId: 4,
    no: 9,
    name: '에어컨 앞 카디건',
    wearer: 'unisex',
    garments: ['cardigan', 'tee', 'wide', 'tote'],
    colours: ['틸블루', '화이트', '샌드', '화이트'],
  },
  {
    episodeId: 4,
    no: 10,
    name: '저녁 바람 블레이저',
    wearer: 'men',
    garments: ['blazer', 'tee', 'straight', 'loafers'],
    colours: ['오트밀', '화이트', '네이비', '탠'],
  },
  {
    episodeId: 5,
    no: 1,
    name: '올블랙 월요일',
    wearer: 'men',
    garments: ['blazer', 'turtleneck', 'straight', 'loafers'],
    colours: ['블랙', '블랙', '블랙', '블랙'],
  },
  {
    episodeId: 5,
    no: 2,
    name: '빨간 코트 한 벌',
    wearer: 'women',
    garments: ['coat', 'dress', 'boots', 'bag'],
    colours: ['레드', '스톤', '블랙', '블랙'],
  },
  {
    episodeId: 5,
    no: 3,
    name: '회의실 슬립 스커트',
    wearer: 'women',
    garments: ['knit', 'slip', 'heels', 'tote'],
    colours: ['오프화이트', '블랙', '블랙', '토프'],
  },
  {
    episodeId: 5,
    no: 4,
    name: '토프 트렌치 환승역',
    wearer: 'unisex',
    garments: ['trench', 'shirt', 'wide', 'loafers'],
    colours: ['토프', '오프화이트', '블랙', '블랙'],
  },
  {
    episodeId: 5,
    no: 5,
    name: '회색 위에 회색',
    wearer: 'men',
    garments: ['coat', 'knit', 'straight', 'sneakers'],
    colours: ['그레이', '그레이', '그레이', '오프화이트'],
  },
  {
    episodeId: 5,
    no: 6,
    name: '레드 니트 한 점',
    wearer: 'women',
    garments: ['knit', 'skirt', 'heels', 'bag'],
    colours: ['레드', '블랙', '블랙', '오프화이트'],
  },
  {
    episodeId: 5,
    no: 7,
    name: '체크 재킷과 검정 진',
    wearer: 'unisex',
    garments: ['blazer', 'tee', 'jeans', 'sneakers'],
    colours: ['그레이', '오프화이트', '블랙', '오프화이트'],
  },
  {
    episodeId: 5,
    no: 8,
    name: '빨간 목도리 신호등',
    wearer: 'men',
    garments: ['coat', 'turtleneck', 'wide', 'scarf'],
    colours: ['블랙', '그레이', '토프', '레드'],
  },
  {
    episodeId: 5,
    no: 9,
    name: '흰 셔츠 칼퇴',
    wearer: 'unisex',
    garments: ['vest', 'shirt', 'wide', 'loafers'],
    colours: ['블랙', '오프화이트', '그레이', '블랙'],
  },
  {
    episodeId: 5,
    no: 10,
    name: '베레모 쓴 금요일',
    wearer: 'women',
    garments: ['tee', 'wide', 'beret', 'crossbody'],
    colours: ['오프화이트', '토프', '레드', '블랙'],
  },
  {
    episodeId: 6,
    no: 1,
    name: '머스터드 패딩 캠핑',
    wearer: 'unisex',
    garments: ['puffer', 'tee', 'jeans', 'sneakers'],
    colours: ['머스터드', '크림', '인디고', '네이비'],
  },
  {
    episodeId: 6,
    no: 2,
    name: '늦잠 뒤 카디건',
    wearer: 'women',
    garments: ['cardigan', 'dress', 'loafers'],
    colours: ['크림', '인디고', '브라운'],
  },
  {
    episodeId: 6,
    no: 3,
    name: '체크 셔츠와 화분',
    wearer: 'men',
    garments: ['shirt', 'wide', 'sneakers'],
    colours: ['머스터드', '포레스트그린', '크림'],
  },
  {
    episodeId: 6,
    no: 4,
    name: '벽돌색 니트 브런치',
    wearer: 'women',
    garments: ['knit', 'skirt', 'boots', 'bag'],
    colours: ['테라코타', '포레스트그린', '브라운', '브라운'],
  },
  {
    episodeId: 6,
    no: 5,
    name: '데님 위에 데님',
    wearer: 'unisex',
    garments: ['shirt', 'jeans', 'tote'],
    colours: ['연청', '인디고', '크림'],
  },
  {
    episodeId: 6,
    no: 6,
    name: '빨래방 앞 반바지',
    wearer: 'men',
    garments: ['tee', 'shorts', 'sneakers', 'crossbody'],
    colours: ['포레스트그린', '네이비', '머스터드', '브라운'],
  },
  {
    episodeId: 6,
    no: 7,
    name: '도서관 가는 조끼',
    wearer: 'unisex',
    garments: ['vest', 'shirt', 'straight', 'tote'],
    colours: ['네이비', '크림', '테라코타', '네이비'],
  },
  {
    episodeId: 6,
    no: 8,
    name: '줄무늬 티와 베레모',
    wearer: 'women',
    garments: ['tee', 'wide', 'beret', 'tote'],
    colours: ['크림', '테라코타', '머스터드', '포레스트그린'],
  },
  {
    episodeId: 6,
    no: 9,
    name: '초록 카디건 커피',
    wearer: 'men',
    garments: ['cardigan', 'tee', 'jeans', 'cap'],
    colours: ['포레스트그린', '크림', '연청', '네이비'],
  },
  {
    episodeId: 6,
    no: 10,
    name: '해 질 녘 블레이저',
    wearer: 'unisex',
    garments: ['blazer', 'tee', 'jeans', 'crossbody'],
    colours: ['테라코타', '크림', '인디고', '머스터드'],
  },
]

/** The outfit `no` (1–10) of an episode. Throws if there is none. */
export function styleOf(episodeId: number, no: number): StyleSeed {
  const style = styles.find((style) => style.episodeId === episodeId && style.no === no)
  if (style === undefined) throw new Error(`No style ${no} in episode ${episodeId}`)
  return style
}

/** Whether an outfit contains this garment in this colour: "items styled with this" follows from it. */
export function wears(style: StyleSeed, garment: Garment, colour: Colour): boolean {
  return style.garments.some((item, index) => item === garment && style.colours[index] === colour)
}
