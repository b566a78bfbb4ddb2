import type { Colour, Garment, StyleSeed } from '../../mocks/db/seed/styles.ts'
import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { at } from './geometry.ts'
import { lookOf } from './outfit.ts'
import { builds } from './skeleton.ts'
import { garmentOf } from './wardrobe.ts'

type Words = readonly [ko: string, en: string]

const colourWords: Record<Colour, string> = {
  그레이: 'grey',
  네이비: 'navy',
  다크브라운: 'dark brown',
  데님블루: 'denim blue',
  딥그린: 'deep green',
  라일락: 'lilac',
  레드: 'red',
  레몬: 'lemon',
  로즈핑크: 'rose pink',
  머스터드: 'mustard',
  버건디: 'burgundy',
  베이지: 'beige',
  브라운: 'brown',
  블랙: 'black',
  샌드: 'sand',
  샌드베이지: 'sand',
  세이지: 'sage',
  스카이블루: 'sky blue',
  스톤: 'stone',
  아이보리: 'ivory',
  아이스블루: 'ice blue',
  연청: 'light blue',
  오트밀: 'oatmeal',
  오프화이트: 'off-white',
  인디고: 'indigo',
  차콜: 'charcoal',
  차콜네이비: 'charcoal navy',
  카멜: 'camel',
  카키: 'khaki',
  코랄: 'coral',
  크림: 'cream',
  탄브라운: 'tan brown',
  탠: 'tan',
  테라코타: 'terracotta',
  토프: 'taupe',
  틸블루: 'teal',
  포레스트그린: 'forest green',
  화이트: 'white',
}

const garmentWords: Record<Garment, Words> = {
  bag: ['핸드백', 'handbag'],
  beret: ['베레모', 'beret'],
  blazer: ['블레이저', 'blazer'],
  boots: ['부츠', 'boots'],
  cap: ['캡', 'cap'],
  cardigan: ['카디건', 'cardigan'],
  coat: ['코트', 'coat'],
  crossbody: ['크로스백', 'cross-body bag'],
  dress: ['원피스', 'dress'],
  heels: ['힐', 'heels'],
  jeans: ['청바지', 'jeans'],
  knit: ['니트', 'knit jumper'],
  loafers: ['로퍼', 'loafers'],
  pleated: ['주름치마', 'pleated skirt'],
  puffer: ['패딩', 'puffer'],
  scarf: ['목도리', 'scarf'],
  shirt: ['셔츠', 'shirt'],
  shorts: ['반바지', 'shorts'],
  skirt: ['치마', 'skirt'],
  slip: ['슬립 스커트', 'slip skirt'],
  sneakers: ['운동화', 'trainers'],
  straight: ['일자바지', 'straight trousers'],
  tee: ['티셔츠', 'T-shirt'],
  tote: ['토트백', 'tote bag'],
  trench: ['트렌치코트', 'trench coat'],
  turtleneck: ['터틀넥', 'turtleneck'],
  vest: ['조끼', 'knitted vest'],
  wide: ['와이드 팬츠', 'wide trousers'],
}

const patternWords: Partial<Record<string, Words>> = {
  stripe: ['줄무늬', 'striped'],
  check: ['체크', 'checked'],
  glen: ['글렌체크', 'glen check'],
  herringbone: ['헤링본', 'herringbone'],
  cable: ['꽈배기', 'cable-knit'],
  cord: ['골덴', 'corduroy'],
  floral: ['꽃무늬', 'floral'],
  linen: ['린넨', 'linen'],
  rib: ['골지', 'ribbed'],
}

/** A description of a picture from the data it is drawn from, in both languages. */
export function describe(style: StyleSeed, language: 'ko' | 'en'): string {
  const season = seasonOf(style.episodeId)
  const woman = builds[lookOf(style).person.build].frame === 'slight'
  const worn = style.garments.map((garment, i) => {
    const colour = at(style.colours, i)
    const { pattern } = garmentOf(season, garment, colour)
    const [ko, en] = patternWords[pattern ?? ''] ?? ['', '']
    return language === 'ko'
      ? `${colour} ${ko} ${garmentWords[garment][0]}`
      : `${colourWords[colour]} ${en} ${garmentWords[garment][1]}`
  })
  const list = worn.map((words) => words.replaceAll(/\s+/g, ' ')).join(', ')
  return language === 'ko' ? `${list} 차림의 ${woman ? '여성' : '남성'}` : `${woman ? 'Woman' : 'Man'} wearing ${list}`
}
