type Criterion = readonly [field: string, direction: unknown]

/** The fields to sort by, the most important first. */
export const criteriaOf = (orderBy: object): readonly Criterion[] =>
  Array.isArray(orderBy) ? orderBy.flatMap((each) => Object.entries(Object(each))) : Object.entries(orderBy)

/** Compares records by several fields; equal ones stay in their order. */
export const comparator = (criteria: readonly Criterion[]) => (one: object, other: object) => {
  for (const [field, direction] of criteria) {
    const order = compare(Reflect.get(one, field), Reflect.get(other, field))
    if (order !== 0) return direction === 'desc' ? -order : order
  }
  return 0
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}
