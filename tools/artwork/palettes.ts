import type { Season } from '../../mocks/db/seed/episodes.ts'
import type { Colour } from '../../mocks/db/seed/styles.ts'
import type { Hex } from './colour.ts'

/** Background papers of a style. Red is reserved for the pencil: no paper is red. */
export interface Paper {
  readonly wall: Hex
  readonly first: Hex
  readonly second: Hex
  readonly floor: Hex
  readonly accent: Hex
}

const paper = (wall: Hex, first: Hex, second: Hex, floor: Hex, accent: Hex): Paper => ({ wall, first, second, floor, accent })

export const papers: Record<Season, readonly [Paper, Paper]> = {
  autumn: [
    paper('#e9dcc6', '#d79a5b', '#b5703f', '#caa67a', '#7c8461'),
    paper('#dfe0cf', '#a8ad86', '#d8b26a', '#b6a98a', '#8a6247'),
  ],
  winter: [
    paper('#dde3ea', '#9fb2c6', '#50637c', '#c3cdd8', '#d9c4ae'),
    paper('#ece6e1', '#c9b8ad', '#7d6570', '#d5cac1', '#2f4a44'),
  ],
  spring: [
    paper('#f6eede', '#f3c9c3', '#a9c7a6', '#ead9bd', '#f1d277'),
    paper('#e6edf3', '#b9cfe6', '#f2dca0', '#d5dfe3', '#e7b3ae'),
  ],
  summer: [
    paper('#fbf1dc', '#f6bd7c', '#3f8fa3', '#f0d9a8', '#f6d469'),
    paper('#d9eef0', '#8cc9cf', '#f6d469', '#efe3c4', '#f5b48c'),
  ],
  city: [
    paper('#e6e4e1', '#bdb9b4', '#4a4f5a', '#cfccc8', '#c9b79c'),
    paper('#d9d6d0', '#f0eeea', '#8f8b86', '#bfbab3', '#39404c'),
  ],
  weekend: [
    paper('#f0e3c8', '#d9a13c', '#35557a', '#dcc59b', '#b98457'),
    paper('#dbe4e6', '#7fa0b3', '#c98a5c', '#c9cfc6', '#e9c46a'),
  ],
}

/** The cloth of a color name; the same name may be another dye in another episode. */
const cloths: Record<Season, Partial<Record<Colour, Hex>>> = {
  autumn: {
    카멜: '#c19a66',
    브라운: '#6f4c36',
    아이보리: '#f4ecdd',
    크림: '#efe2c9',
    차콜: '#37363a',
    카키: '#7d8059',
    버건디: '#8a2b33',
    다크브라운: '#52301f',
    샌드베이지: '#d9c3a0',
  },
  winter: {
    차콜네이비: '#3b4354',
    딥그린: '#2c4f43',
    아이보리: '#f2eee6',
    블랙: '#26272c',
    그레이: '#8d93a0',
    버건디: '#86263a',
    아이스블루: '#c6d4e2',
  },
  spring: {
    베이지: '#e0d0b0',
    세이지: '#9fb795',
    크림: '#fbf6ea',
    데님블루: '#5a7398',
    스카이블루: '#a9c3e0',
    로즈핑크: '#e59c98',
    탄브라운: '#a9754d',
    라일락: '#c9b8e0',
  },
  summer: {
    오트밀: '#e6d9bd',
    틸블루: '#3e7f93',
    화이트: '#fdfcf8',
    네이비: '#2a4560',
    샌드: '#d6c096',
    코랄: '#e77863',
    탠: '#b27b4b',
    레몬: '#f3d96f',
  },
  city: { 블랙: '#28282b', 토프: '#a39a8f', 오프화이트: '#f5f2ea', 그레이: '#85858a', 레드: '#a92630', 스톤: '#d5cdc0' },
  weekend: {
    인디고: '#3d5a86',
    테라코타: '#aa5a38',
    크림: '#f5ecd7',
    네이비: '#2a3956',
    연청: '#83a3c4',
    머스터드: '#d79a2b',
    브라운: '#6a3e25',
    포레스트그린: '#4a6b4d',
  },
}

/** Hex of a color name in an episode; throws if the episode has no such cloth. */
export function clothColour(season: Season, colour: Colour): Hex {
  const found = cloths[season][colour]
  if (found === undefined) throw new Error(`No ${colour} cloth in ${season}`)
  return found
}

/** Shoes a style does not list: plain, in the leather or canvas that goes with the episode. */
export const plainShoes: Record<Season, Hex> = {
  autumn: '#52301f',
  winter: '#2d2a2c',
  spring: '#f4ecdc',
  summer: '#f3ede0',
  city: '#242326',
  weekend: '#efe4cc',
}
