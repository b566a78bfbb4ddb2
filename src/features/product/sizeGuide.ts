import { sizeTables, type Kind, type SizeTable } from './sizeTables.ts'

/** The Korean words with which names of products end; of several that fit, the longest one counts. */
const nameEndings: Partial<Record<SizeTable['garment'], readonly string[]>> = {
  coat: ['코트'],
  trench: ['트렌치', '트렌치코트'],
  blazer: ['블레이저', '재킷'],
  puffer: ['푸퍼', '패딩'],
  knit: ['니트', '스웨터'],
  cardigan: ['카디건'],
  turtleneck: ['터틀넥'],
  shirt: ['셔츠', '블라우스'],
  tee: ['티', '티셔츠'],
  vest: ['베스트', '조끼'],
  dress: ['원피스', '드레스'],
  wide: ['와이드 팬츠'],
  straight: ['팬츠', '슬랙스'],
  jeans: ['데님', '진', '청바지'],
  shorts: ['반바지', '쇼츠'],
  skirt: ['스커트'],
  pleated: ['플리츠', '플리츠 스커트'],
  slip: ['슬립 스커트', '새틴 스커트'],
  bag: ['백', '핸드백'],
  tote: ['토트백'],
  crossbody: ['크로스백'],
  scarf: ['머플러', '스카프'],
  cap: ['캡', '모자'],
  beret: ['베레모'],
  sneakers: ['스니커즈', '운동화'],
  boots: ['부츠'],
  loafers: ['로퍼'],
  heels: ['힐'],
}

type Described = { category: string; name: string; sizes: readonly string[] }

/** The tables of the product's kind, its own garment first. An unknown category gets all tables (API-64). */
export function tablesFor({ category, name, sizes }: Described): readonly SizeTable[] {
  const all = Object.entries(sizeTables).find(([known]) => known === category)?.[1] ?? Object.values(sizeTables).flat()
  const own = garmentOf(name, all) ?? onlyKindWith(sizes, all)
  const shown = own ? all.filter(({ kind }) => kind === own.kind) : all
  return shown.toSorted((one, other) => rank(other, own, sizes) - rank(one, own, sizes))
}

function garmentOf(name: string, tables: readonly SizeTable[]): SizeTable | undefined {
  const lengthOf = ({ garment }: SizeTable) =>
    Math.max(0, ...(nameEndings[garment] ?? []).filter((word) => name.endsWith(word)).map((word) => word.length))
  return tables.filter((table) => lengthOf(table) > 0).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
}

/** A table with the product's sizes, if only one kind has them. */
function onlyKindWith(sizes: readonly string[], tables: readonly SizeTable[]): SizeTable | undefined {
  const fitting = tables.filter((table) => held(table, sizes) > 0)
  const kinds = new Set<Kind>(fitting.map(({ kind }) => kind))
  return kinds.size === 1 ? fitting[0] : undefined
}

const rank = (table: SizeTable, own: SizeTable | undefined, sizes: readonly string[]): number =>
  table.garment === own?.garment ? Infinity : held(table, sizes)

/** The number of sizes that have a row. */
function held({ rows }: SizeTable, sizes: readonly string[]): number {
  const known = new Set(rows.map(([size]) => size))
  return sizes.filter((size) => known.has(size)).length
}
