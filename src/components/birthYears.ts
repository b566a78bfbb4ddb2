const FIRST_AGE = 10
const YEARS = 100

/** The birth years on offer: 100 from ten years before `thisYear` downward (INFO-02). */
export const birthYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => thisYear - FIRST_AGE - index)
