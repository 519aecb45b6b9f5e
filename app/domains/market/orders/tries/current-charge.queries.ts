import { eq } from 'drizzle-orm'
import { type Charge, charges } from '#domains/market/payments/charges/charges.table.ts'
import type { Context } from '#platform/context.ts'
import { checkoutOf } from '../settling/orders-of-charge.queries.ts'

/** The charge that pays for a checkout now, locked; another try may have taken its place while it was waited for. */
export async function lockCurrent(tx: Context, reference: string): Promise<Charge | null> {
  for (;;) {
    const id = (await checkoutOf(tx, reference))?.charge_id
    if (!id) return null
    const [charge] = await tx.db.select().from(charges).where(eq(charges.id, id)).for('update')
    if (charge && (await checkoutOf(tx, reference))?.charge_id === id) return charge
  }
}

type OfCharge = { charge_id: number; reference: string }

/** What ends a charge ends its orders, unless another try has taken its place. */
export const ofCurrent =
  <Event extends OfCharge>(act: (tx: Context, event: Event) => Promise<unknown>) =>
  async (tx: Context, event: Event) => {
    const checkout = await checkoutOf(tx, event.reference)
    if (checkout?.charge_id === event.charge_id) await act(tx, event)
  }
