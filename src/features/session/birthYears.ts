const FIRST_AGE = 10
const YEARS = 100

/** The 100 selectable birth years, from ten years before `thisYear` downward (INFO-02). */
export const birthYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => thisYear - FIRST_AGE - index)
