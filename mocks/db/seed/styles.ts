import { ofEpisodes } from './episodes.ts'

/** One outfit of an episode: its garments and accessories, each in a colour. */
interface Outfit {
  readonly wearer: 'women' | 'men' | 'unisex'
  readonly wears: Readonly<Record<string, string>>
}

const outfits: readonly (readonly Outfit[])[] = [
  [
    { wearer: 'women', wears: { trench: '카멜', turtleneck: '아이보리', wide: '차콜', bag: '다크브라운' } },
    { wearer: 'men', wears: { coat: '브라운', knit: '크림', straight: '카키', loafers: '다크브라운' } },
    { wearer: 'unisex', wears: { blazer: '카멜', shirt: '크림', jeans: '차콜', loafers: '다크브라운' } },
    { wearer: 'women', wears: { knit: '버건디', pleated: '샌드베이지', boots: '다크브라운', tote: '브라운' } },
    { wearer: 'men', wears: { blazer: '차콜', turtleneck: '크림', straight: '차콜', loafers: '다크브라운' } },
    { wearer: 'unisex', wears: { coat: '샌드베이지', knit: '카키', wide: '브라운', scarf: '버건디' } },
    { wearer: 'men', wears: { cardigan: '카키', tee: '크림', straight: '차콜', cap: '버건디' } },
    { wearer: 'women', wears: { dress: '카키', boots: '다크브라운', crossbody: '브라운' } },
    { wearer: 'unisex', wears: { shirt: '버건디', wide: '샌드베이지', sneakers: '크림' } },
    { wearer: 'women', wears: { coat: '버건디', turtleneck: '아이보리', boots: '다크브라운', beret: '차콜' } },
  ],
  [
    { wearer: 'men', wears: { coat: '딥그린', turtleneck: '아이보리', straight: '그레이', boots: '블랙' } },
    { wearer: 'women', wears: { coat: '아이스블루', turtleneck: '아이보리', wide: '블랙', scarf: '버건디' } },
    { wearer: 'unisex', wears: { puffer: '버건디', knit: '아이보리', straight: '블랙', sneakers: '아이보리' } },
    { wearer: 'men', wears: { coat: '차콜네이비', knit: '그레이', wide: '블랙', loafers: '블랙' } },
    { wearer: 'women', wears: { knit: '버건디', pleated: '아이스블루', boots: '블랙', bag: '블랙' } },
    { wearer: 'unisex', wears: { cardigan: '딥그린', shirt: '아이보리', straight: '차콜네이비', tote: '버건디' } },
    { wearer: 'men', wears: { blazer: '그레이', turtleneck: '아이보리', straight: '그레이', loafers: '블랙' } },
    { wearer: 'women', wears: { coat: '그레이', knit: '블랙', slip: '버건디', boots: '블랙' } },
    { wearer: 'men', wears: { puffer: '차콜네이비', knit: '딥그린', jeans: '차콜네이비', cap: '블랙' } },
    { wearer: 'unisex', wears: { vest: '그레이', turtleneck: '블랙', wide: '차콜네이비', sneakers: '아이보리' } },
  ],
  [
    { wearer: 'women', wears: { cardigan: '로즈핑크', tee: '크림', pleated: '라일락', sneakers: '크림' } },
    { wearer: 'unisex', wears: { blazer: '세이지', tee: '크림', wide: '베이지', sneakers: '크림' } },
    { wearer: 'men', wears: { shirt: '크림', wide: '라일락', loafers: '탄브라운' } },
    { wearer: 'women', wears: { trench: '베이지', shirt: '스카이블루', jeans: '데님블루', bag: '탄브라운' } },
    { wearer: 'men', wears: { shirt: '스카이블루', straight: '베이지', sneakers: '크림', crossbody: '탄브라운' } },
    { wearer: 'women', wears: { dress: '스카이블루', cardigan: '크림', loafers: '탄브라운' } },
    { wearer: 'unisex', wears: { tee: '크림', wide: '세이지', cap: '로즈핑크', tote: '크림' } },
    { wearer: 'men', wears: { blazer: '데님블루', tee: '크림', jeans: '데님블루', sneakers: '크림' } },
    { wearer: 'unisex', wears: { vest: '라일락', shirt: '크림', straight: '데님블루', loafers: '탄브라운' } },
    { wearer: 'unisex', wears: { knit: '세이지', jeans: '크림', sneakers: '크림', tote: '베이지' } },
  ],
  [
    { wearer: 'women', wears: { tee: '레몬', skirt: '화이트', sneakers: '화이트' } },
    { wearer: 'men', wears: { shirt: '틸블루', shorts: '샌드', sneakers: '화이트' } },
    { wearer: 'unisex', wears: { tee: '화이트', jeans: '네이비', cap: '코랄' } },
    { wearer: 'women', wears: { dress: '코랄', loafers: '탠', crossbody: '탠' } },
    { wearer: 'men', wears: { shirt: '화이트', wide: '오트밀', loafers: '탠' } },
    { wearer: 'women', wears: { vest: '코랄', slip: '샌드', heels: '탠', bag: '화이트' } },
    { wearer: 'unisex', wears: { tee: '네이비', shorts: '네이비', sneakers: '화이트', tote: '레몬' } },
    { wearer: 'men', wears: { tee: '코랄', shorts: '오트밀', cap: '네이비' } },
    { wearer: 'unisex', wears: { cardigan: '틸블루', tee: '화이트', wide: '샌드', tote: '화이트' } },
    { wearer: 'men', wears: { blazer: '오트밀', tee: '화이트', straight: '네이비', loafers: '탠' } },
  ],
  [
    { wearer: 'men', wears: { blazer: '블랙', turtleneck: '블랙', straight: '블랙', loafers: '블랙' } },
    { wearer: 'women', wears: { coat: '레드', dress: '스톤', boots: '블랙', bag: '블랙' } },
    { wearer: 'women', wears: { knit: '오프화이트', slip: '블랙', heels: '블랙', tote: '토프' } },
    { wearer: 'unisex', wears: { trench: '토프', shirt: '오프화이트', wide: '블랙', loafers: '블랙' } },
    { wearer: 'men', wears: { coat: '그레이', knit: '그레이', straight: '그레이', sneakers: '오프화이트' } },
    { wearer: 'women', wears: { knit: '레드', skirt: '블랙', heels: '블랙', bag: '오프화이트' } },
    { wearer: 'unisex', wears: { blazer: '그레이', tee: '오프화이트', jeans: '블랙', sneakers: '오프화이트' } },
    { wearer: 'men', wears: { coat: '블랙', turtleneck: '그레이', wide: '토프', scarf: '레드' } },
    { wearer: 'unisex', wears: { vest: '블랙', shirt: '오프화이트', wide: '그레이', loafers: '블랙' } },
    { wearer: 'women', wears: { tee: '오프화이트', wide: '토프', beret: '레드', crossbody: '블랙' } },
  ],
  [
    { wearer: 'unisex', wears: { puffer: '머스터드', tee: '크림', jeans: '인디고', sneakers: '네이비' } },
    { wearer: 'women', wears: { cardigan: '크림', dress: '인디고', loafers: '브라운' } },
    { wearer: 'men', wears: { shirt: '머스터드', wide: '포레스트그린', sneakers: '크림' } },
    { wearer: 'women', wears: { knit: '테라코타', skirt: '포레스트그린', boots: '브라운', bag: '브라운' } },
    { wearer: 'unisex', wears: { shirt: '연청', jeans: '인디고', tote: '크림' } },
    { wearer: 'men', wears: { tee: '포레스트그린', shorts: '네이비', sneakers: '머스터드', crossbody: '브라운' } },
    { wearer: 'unisex', wears: { vest: '네이비', shirt: '크림', straight: '테라코타', tote: '네이비' } },
    { wearer: 'women', wears: { tee: '크림', wide: '테라코타', beret: '머스터드', tote: '포레스트그린' } },
    { wearer: 'men', wears: { cardigan: '포레스트그린', tee: '크림', jeans: '연청', cap: '네이비' } },
    { wearer: 'unisex', wears: { blazer: '테라코타', tee: '크림', jeans: '인디고', crossbody: '머스터드' } },
  ],
]

/** The outfits of the episodes; `no` names the picture. */
export const styles = ofEpisodes(outfits)
export type StyleSeed = (typeof styles)[number]

/** The outfit `no` (1–10) of an episode. Throws if there is none. */
export function styleOf(episodeId: number, no: number): StyleSeed {
  const style = styles.find((style) => style.episodeId === episodeId && style.no === no)
  if (style === undefined) throw new Error(`No style ${no} in episode ${episodeId}`)
  return style
}
