import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { users } from '../users/users.table.ts'
import type { DiscreetMode } from './discreet-mode.schemas.ts'

/** Saves the choice in the account. */
export async function changeDiscreetMode(ctx: Context, { discreet }: DiscreetMode): Promise<DiscreetMode> {
  await ctx.db
    .update(users)
    .set({ discreet })
    .where(eq(users.id, signedIn(ctx).id))
  return { discreet }
}
