import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { affiliations } from '../affiliations/affiliations.table.ts'
import { atWork, termsInForce } from '../affiliations/at-work.queries.ts'
import { affiliate_clicks } from '../clicks/affiliate-clicks.table.ts'
import { clickTokenHash } from '../clicks/click-token.secrets.ts'
import { MOST_WINDOW_DAYS } from '../programmes/programme.kinds.ts'
import { affiliate_programmes, programme_terms } from '../programmes/programmes.table.ts'
import { lastClick } from './choose-click.model.ts'
import type { Buyer, Sold } from './sale-terms.kinds.ts'
import { samePerson } from './same-person.model.ts'

export type Brought = { affiliation_id: number; user_id: number; bps: number; fraud: ReturnType<typeof samePerson> }

/** Per product who brought this buyer last, with what is due to them: nothing when it is the buyer in disguise. */
export async function affiliatesOf(ctx: Context, sold: Sold[], buyer: Buyer): Promise<Map<number, Brought>> {
  const clicks = await clicksOf(ctx, sold, buyer)
  const found = new Map<number, Brought>()
  if (!clicks.length) return found
  const self = await identityOf(ctx, buyer.user_id)
  for (const { product_id, store_id } of sold) {
    const here = clicks.filter((one) => one.store_id === store_id)
    const last = lastClick(here, product_id, ctx.now())
    if (!last || !self) continue
    const { affiliation_id, user_id, bps, email, cpf } = last
    found.set(product_id, { affiliation_id, user_id, bps, fraud: samePerson(self, { id: user_id, email, cpf }) })
  }
  return found
}

/** All clicks of this browser or account that could still count, with the terms in force now. */
const clicksOf = (ctx: Context, sold: Sold[], { user_id, click_token }: Buyer) =>
  ctx.db
    .select({
      id: affiliate_clicks.id,
      at: affiliate_clicks.at,
      affiliation_id: affiliations.id,
      user_id: affiliations.user_id,
      store_id: affiliate_programmes.store_id,
      product_id: affiliate_programmes.product_id,
      bps: programme_terms.bps,
      window_days: programme_terms.window_days,
      email: users.email,
      cpf: user_registrations.cpf,
    })
    .from(affiliate_clicks)
    .innerJoin(affiliations, eq(affiliations.id, affiliate_clicks.affiliation_id))
    .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
    .innerJoin(programme_terms, termsInForce(ctx))
    .innerJoin(users, eq(users.id, affiliations.user_id))
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(
      and(
        or(
          eq(affiliate_clicks.user_id, user_id),
          click_token ? eq(affiliate_clicks.token_hash, clickTokenHash(click_token)) : undefined,
        ),
        gt(
          affiliate_clicks.at,
          sql`${ctx.now().toISOString()}::timestamptz - make_interval(days => ${MOST_WINDOW_DAYS})`,
        ),
        inArray(
          affiliate_programmes.store_id,
          sold.map(({ store_id }) => store_id),
        ),
        isNull(users.deleted_at),
        isNull(users.suspended_at),
        atWork(ctx),
      ),
    )

async function identityOf(ctx: Context, id: number) {
  const [one] = await ctx.db
    .select({ id: users.id, email: users.email, cpf: user_registrations.cpf })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, id))
  return one
}
