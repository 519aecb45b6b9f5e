import { and, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { type Receiver, receivers } from './receivers.table.ts'

/** The version in use, whatever its state. */
export async function currentReceiver({ db }: Context, holder: Holder): Promise<Receiver | undefined> {
  const [current] = await db
    .select()
    .from(receivers)
    .where(and(heldBy(receivers, holder), isNull(receivers.replaced_at)))
  return current
}

/** Whether staff approved where this holder's money goes: needed to sell. */
export const canBePaid = async (ctx: Context, holder: Holder) => (await currentReceiver(ctx, holder))?.state === 'ativo'
