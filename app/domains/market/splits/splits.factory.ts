import { aBuyer, aFreight } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { newAffiliateCode } from './affiliations/affiliate-code.secrets.ts'
import { affiliations } from './affiliations/affiliations.table.ts'
import { keepAffiliateClick } from './clicks/click.actions.ts'
import { affiliate_programmes, programme_terms } from './programmes/programmes.table.ts'

type Terms = { bps?: number; window_days?: number; product_id?: number; mode?: 'aberta' | 'aprovacao' }

/** A programme of a store with terms in force since yesterday: 10 %, 30 days, for anybody. */
export async function aProgramme(ctx: Context, store: { id: number; created_by: number }, terms: Terms = {}) {
  const { bps = 1000, window_days = 30, product_id, mode = 'aberta' } = terms
  const [programme] = await ctx.db
    .insert(affiliate_programmes)
    .values({ store_id: store.id, product_id, mode, created_by: store.created_by, created_at: ctx.now() })
    .returning()
  if (!programme) throw new Error('no programme')
  const effective_at = new Date(ctx.now().getTime() - 86_400_000)
  const [first] = await ctx.db
    .insert(programme_terms)
    .values({ programme_id: programme.id, version: 1, bps, window_days, effective_at, created_by: store.created_by })
    .returning()
  if (!first) throw new Error('no terms')
  return { ...programme, terms: first }
}

/** Somebody with a confirmed registration who sells in a programme. */
export async function anAffiliate(ctx: Context, programme_id: number, user_id?: number) {
  const user = user_id ? { id: user_id } : await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const [affiliation] = await ctx.db
    .insert(affiliations)
    .values({ programme_id, user_id: user.id, code: newAffiliateCode(), state: 'ativa', created_at: ctx.now() })
    .returning()
  if (!affiliation) throw new Error('no affiliation')
  return { affiliation, user }
}

/** An open store that sells one thing of R$ 100,00 and sends it for R$ 20,00, and a buyer. */
export async function aSellingStore(plain: Context) {
  const ctx = await withSandbox(plain)
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Lâmpada LED' }, { price: 100_00, on_hand: 20 })
  await aFreight(ctx, store.id)
  return { ctx, store, owner, product, buyer: await aBuyer(ctx) }
}

/** A visitor comes by an affiliate's link; the cookie that they keep. */
export async function aClick(
  ctx: Context,
  { code, store, product }: { code: string; store: { slug: string }; product?: { slug: string } },
  click_token?: string,
) {
  const kept = await keepAffiliateClick(ctx, { code, store: store.slug, product: product?.slug, click_token })
  return kept.click_token ?? undefined
}
