const days = {
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25',
  2027: '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27',
}

/**
 * Korea's public holidays on working days, substitute days included, of 2026 and 2027: the Act on Public Holidays as amended on
 * 10 February 2026 (Labor Day and Constitution Day, https://www.law.go.kr/lsInfoP.do?lsiSeq=283311) and the local elections of 2026.
 * Days that the government declares later are not in it; in other years only weekends are free.
 */
export const publicHolidays: ReadonlySet<string> = new Set(
  Object.entries(days).flatMap(([year, list]) => list.split(' ').map((day) => `${year}-${day}`)),
)
