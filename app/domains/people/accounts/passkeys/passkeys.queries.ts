import { asc, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { PasskeyList } from './passkeys.schemas.ts'
import { passkeys } from './passkeys.table.ts'
import { relyingParty } from './relying-party.model.ts'

export async function listPasskeys(ctx: Context): Promise<PasskeyList> {
  const { id, name, backed_up, created_at, last_used_at } = passkeys
  const data = await ctx.db
    .select({ id, name, backed_up, created_at, last_used_at })
    .from(passkeys)
    .where(eq(passkeys.user_id, signedIn(ctx).id))
    .orderBy(asc(passkeys.id))
  return { data, usable: relyingParty(ctx.env.site).usable }
}
