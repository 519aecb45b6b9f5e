import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import { qrOf } from '#shared/qr-path.ts'
import type { SecondFactor, Setup } from './second-factor.schemas.ts'
import { recovery_codes, second_factors } from './second-factor.table.ts'
import { about, addressOf } from './totp.secrets.ts'

/** How long a pending set-up is valid. */
export const SETUP_MINUTES = 30

export async function isSecondFactorOn({ db }: Context, user_id: number): Promise<boolean> {
  const [on] = await db
    .select({ user_id: second_factors.user_id })
    .from(second_factors)
    .where(and(eq(second_factors.user_id, user_id), isNotNull(second_factors.activated_at)))
  return !!on
}

/** The viewer's second factor; the secret is included only until activation. */
export async function showSecondFactor(ctx: Context): Promise<SecondFactor> {
  const { id, nickname } = signedIn(ctx)
  const [factor] = await ctx.db.select().from(second_factors).where(eq(second_factors.user_id, id))
  const off = { state: 'off', setup: null, recovery_codes_left: 0 } as const
  if (!factor) return off
  if (factor.activated_at) return { state: 'on', setup: null, recovery_codes_left: await countRecoveryCodes(ctx, id) }
  if (isOver(ctx, factor.created_at)) return off
  const secret = unsealText(ctx.env.keys, about(id), factor.secret_sealed)
  return { state: 'pending', setup: setupOf(ctx, nickname, secret), recovery_codes_left: 0 }
}

export const isOver = ({ now }: Context, begun: Date) => now().getTime() - begun.getTime() > SETUP_MINUTES * 60_000

function setupOf({ env }: Context, nickname: string, secret: string): Setup {
  const uri = addressOf(secret, env.site.name, nickname)
  return { secret, uri, qr: qrOf(uri) }
}

async function countRecoveryCodes({ db }: Context, user_id: number): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recovery_codes)
    .where(and(eq(recovery_codes.user_id, user_id), isNull(recovery_codes.used_at)))
  return left?.count ?? 0
}
