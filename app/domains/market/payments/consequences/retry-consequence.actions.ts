import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Retried } from './consequences.schemas.ts'
import { charge_consequences } from './consequences.table.ts'
import { followUp } from './tell-happening.actions.ts'

/** Staff has it tried again now, with all that waits before and after it. Audited. */
export async function retryConsequence(ctx: Context, id: number): Promise<Retried> {
  const read = async () => (await ctx.db.select().from(charge_consequences).where(eq(charge_consequences.id, id)))[0]
  const found = await read()
  if (!found) throw new AppError('not_found', 'Esse aviso não existe.')
  await ctx.transaction((tx) => audit(tx, { action: 'charge.followed_up', subject: `charge:${found.charge_id}` }))
  await followUp(ctx, found.charge_id)
  return { done: (await read())?.done_at != null }
}
