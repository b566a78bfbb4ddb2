import type { Control } from './control.ts'

type Examples = { readonly [Name in keyof Control]: Parameters<Control[Name]>[0] }

/** One example of each command's input; undefined where it needs none. */
export const commandExamples: Examples = {
  reset: undefined,
  scenarios: undefined,
  scenario: { id: 'pay-card' },
  persona: { persona: 'minseo' },
  exportWorld: undefined,
  importWorld: { text: '…' },
  linkToWorld: undefined,
  clock: undefined,
  setClock: { at: '2026-11-27T23:59:00+09:00' },
  advanceClock: { ms: 3_600_000 },
  clockToEpisodeEnd: undefined,
  clockToDepositDeadline: undefined,
  pinClock: { isPinned: true },
  faults: undefined,
  addFault: { kind: 'status', operation: 'saveMemo', status: 503, left: 1 },
  removeFault: { id: 1 },
  clearFaults: undefined,
  heldReplies: undefined,
  releaseReply: undefined,
  orders: undefined,
  depositArrives: { orderId: '…', amount: 50_000 },
  shipOrder: { orderId: '…' },
  deliverOrder: { orderId: '…' },
  sellOut: { stockId: 1 },
  crowd: undefined,
  setCrowd: { perMinute: 120 },
  device: undefined,
  setDevice: { isOffline: true },
  passThrough: undefined,
  setPassThrough: { operations: ['products'], backend: 'https://api.example.com' },
  requestLog: undefined,
  clearRequestLog: undefined,
}
