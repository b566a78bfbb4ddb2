/** Requirements on what happy-dom does not have, or only imitates: the default must prove them in a real browser. */
const byReason = {
  popup: ['PAY-01', 'PAY-02', 'PAY-03', 'PAY-07'],
  worker: ['API-62'],
  layout: [
    'NAV-03',
    'NAV-10',
    'LAND-01',
    'LAND-03',
    'LAND-04',
    'PICK-10',
    'MEMO-09',
    'COMM-03',
    'SHOP-02',
    'SHOP-06',
    'PROD-02',
    'REV-02',
    'ACCT-01',
  ],
  storage: ['AUTH-13', 'AUTH-15', 'AUTH-24', 'PICK-12', 'MEMO-10', 'CART-06', 'CHK-01', 'PAY-12', 'PAY-13', 'CONST-05'],
  windows: ['AUTH-20', 'AUTH-21', 'AUTH-25'],
}

/** Each such id with its reason. */
export const realBrowser: ReadonlyMap<string, string> = new Map(
  Object.entries(byReason).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)),
)
