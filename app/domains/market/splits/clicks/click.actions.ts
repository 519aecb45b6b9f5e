import { and, eq, isNull } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { affiliations } from '../affiliations/affiliations.table.ts'
import { atWork } from '../affiliations/at-work.queries.ts'
import { affiliate_programmes } from '../programmes/programmes.table.ts'
import { affiliate_clicks } from './affiliate-clicks.table.ts'
import { clickTokenHash, newClickToken } from './click-token.secrets.ts'
import type { AffiliateClickInput } from './clicks.schemas.ts'

/** Many people may share one address. */
const perAddress: Limit = { name: 'affiliate-click', points: 300, seconds: 3600 }
const isToken = (token: string | undefined): token is string => !!token && /^[0-9a-f-]{36}$/.test(token)

/** Keeps that this visitor came by an affiliate's link. Who sells by it does not count themselves. */
export async function keepAffiliateClick(ctx: Context, input: AffiliateClickInput) {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const target = await findTarget(ctx, input)
  if (!target || target.user_id === ctx.viewer?.id) return { click_token: null }
  const token = isToken(input.click_token) ? input.click_token : newClickToken()
  await ctx.db.insert(affiliate_clicks).values({
    affiliation_id: target.id,
    product_id: target.product_id,
    token_hash: clickTokenHash(token),
    user_id: ctx.viewer?.id,
    at: ctx.now(),
  })
  return { click_token: token }
}

/** The affiliation at work behind a code, when the page is one that it may sell. */
async function findTarget(ctx: Context, { code, store, product }: AffiliateClickInput) {
  const [found] = await ctx.db
    .select({
      id: affiliations.id,
      user_id: affiliations.user_id,
      product_id: products.id,
      only: affiliate_programmes.product_id,
    })
    .from(affiliations)
    .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
    .innerJoin(stores, eq(stores.id, affiliate_programmes.store_id))
    .leftJoin(
      products,
      and(eq(products.store_id, stores.id), eq(products.slug, product ?? ''), isNull(products.deleted_at)),
    )
    .where(and(eq(affiliations.code, code), eq(stores.slug, store), atWork(ctx)))
  if (!found || (found.only !== null && found.only !== found.product_id)) return undefined
  return found
}
