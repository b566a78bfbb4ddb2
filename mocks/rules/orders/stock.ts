import type { OrderLine } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { Refusal } from '../refusal.ts'
import { orderMessages } from './orderMessages.ts'

type Piece = Pick<OrderLine, 'stockId' | 'quantity' | 'productName' | 'size'>

/** The refusal that names the first piece with too little stock (API-50, API-54); undefined if there is enough. */
export function findShortage(tx: ReadTx, pieces: readonly Piece[]): Refusal | undefined {
  const short = pieces.find(
    ({ stockId, quantity }) => (tx.stocks.findFirst((q) => q.where({ id: stockId }))?.left ?? 0) < quantity,
  )
  if (!short) return undefined
  const left = tx.stocks.findFirst((q) => q.where({ id: short.stockId }))?.left ?? 0
  const piece = `${short.productName} (${short.size})`
  return new Refusal('OUT_OF_STOCK', left === 0 ? orderMessages.soldOut(piece) : orderMessages.fewLeft(piece, left))
}

/** Deducts sold pieces. The caller checks `findShortage` first. */
export function deductStock(tx: WriteTx, pieces: readonly Piece[]): void {
  for (const { stockId, quantity } of pieces) addToStock(tx, stockId, -quantity)
}

/** Adds cancelled pieces back to the stock. */
export function restoreStock(tx: WriteTx, pieces: readonly Piece[]): void {
  for (const { stockId, quantity } of pieces) addToStock(tx, stockId, quantity)
}

function addToStock(tx: WriteTx, stockId: number, quantity: number): void {
  tx.stocks.update((q) => q.where({ id: stockId }), { data: (draft) => void (draft.left += quantity) })
}
