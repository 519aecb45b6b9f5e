import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { PartnerShare } from '../reckoning/split.model.ts'
import type { Sold } from '../terms/sale-terms.kinds.ts'
import { partnership_versions, partnerships } from './partnerships.table.ts'

/** Who shares in each product today, in the order in which they agreed. */
export async function partnersOf(ctx: Context, sold: Sold[]): Promise<Map<number, PartnerShare[]>> {
  const today = dayKey(ctx.now())
  const rows = await ctx.db
    .select({ partnership: partnerships, bps: partnership_versions.bps })
    .from(partnerships)
    .innerJoin(partnership_versions, versionInForce(today))
    .where(
      and(
        inArray(
          partnerships.store_id,
          sold.map(({ store_id }) => store_id),
        ),
        eq(partnerships.state, 'aceita'),
        or(isNull(partnerships.ends_at), gt(partnerships.ends_at, ctx.now())),
        or(isNull(partnership_versions.ends_on), gte(partnership_versions.ends_on, today)),
      ),
    )
    .orderBy(partnerships.id)
  const shared = new Map<number, PartnerShare[]>()
  for (const { product_id, store_id } of sold) {
    const here = rows.filter(
      ({ partnership: one }) => one.store_id === store_id && (one.product_id ?? product_id) === product_id,
    )
    shared.set(
      product_id,
      here.map(({ partnership: { id, partner_user_id, partner_store_id }, bps }) => ({
        partnership_id: id,
        holder:
          partner_store_id === null
            ? { kind: 'user', id: partner_user_id ?? 0 }
            : { kind: 'store', id: partner_store_id },
        bps,
      })),
    )
  }
  return shared
}

/** The newest agreed version whose day has come; join `partnership_versions` on it. */
export const versionInForce = (today: string) =>
  sql`${partnership_versions.id} = (select v.id from partnership_versions v where v.partnership_id = ${partnerships.id}
    and v.state = 'aceita' and v.starts_on <= ${today}::date order by v.version desc limit 1)`
