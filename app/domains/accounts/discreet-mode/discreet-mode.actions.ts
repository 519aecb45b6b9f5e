import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { users } from '../users/users.table.ts'
import type { DiscreetMode } from './discreet-mode.schemas.ts'

/** Keeps the choice with the account. */
export async function changeDiscreetMode(ctx: Context, { discreet }: DiscreetMode): Promise<DiscreetMode> {
  await ctx.db
    .update(users)
    .set({ discreet })
    .where(eq(users.id, signedIn(ctx).id))
  return { discreet }
}
