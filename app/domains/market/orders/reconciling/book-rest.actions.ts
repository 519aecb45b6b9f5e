import { sql } from 'drizzle-orm'
import { bookWithoutSale } from '#domains/market/ledger/index.ts'
import type { Context } from '#platform/context.ts'
import { checkoutOf } from '../settling/orders-of-charge.queries.ts'
import { missingIn } from './checkout-money.model.ts'
import { moneyOf } from './checkout-money.queries.ts'

/**
 * Books what of a checkout's money is in no sale and no refund of one: paid twice, too late or too little, fees told
 * later, what the gateway gave back of that. After all that follows from what the gateway told; run again it adds nothing.
 */
export async function bookRest(tx: Context, { reference }: { reference: string }) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const [money] = await moneyOf(tx, sql`c.id = ${checkout.id}`)
  if (money) await bookWithoutSale(tx, reference, missingIn(money))
}
