import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { mayMove } from '#domains/market/products/products/product-state.model.ts'
import { type Product, products } from '#domains/market/products/products/products.table.ts'
import { type Variant, variants } from '#domains/market/products/variants/variants.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { termsInForce } from '../affiliations/at-work.queries.ts'
import { partnersOf } from '../partnerships/partners-in-force.queries.ts'
import { affiliate_programmes, programme_terms } from '../programmes/programmes.table.ts'
import { type PartnerShare, PLATFORM_BPS } from '../reckoning/split.model.ts'
import { splitPreview } from './split-preview.model.ts'
import type { SplitPreview, SplitPreviewInput } from './split-preview.schemas.ts'

/** No product has the id 0: what holds for it holds for the whole store. */
const ANY = 0

/** What is left for a store of one piece, by the terms in force now. */
export async function previewSplit(ctx: Context, input: SplitPreviewInput): Promise<SplitPreview> {
  const { store, role } = await inStore(ctx, input.store, 'store.read')
  const product = input.product ? await productOf(ctx, store.id, input.product) : null
  const options = product ? await variantsOf(ctx, product.id) : []
  const { variant_id, price } = priceOf(input, options)
  const product_id = product?.id ?? ANY
  const shared = await partnersOf(ctx, [{ product_id, store_id: store.id }])
  const partners = shared.get(product_id) ?? []
  const affiliate_bps = await commissionOf(ctx, store.id, product_id)
  const with_affiliate = input.affiliate && affiliate_bps !== null
  const platform_bps = store.platform_fee_bps ?? PLATFORM_BPS
  return {
    store: { slug: store.slug, name: store.name },
    product: product && {
      ...{ slug: product.slug, name: product.name },
      variants: options.map(({ id, name, price }) => ({ id, name, price })),
      can: { submit: mayMove('submit', product.state) && roleHas(role, 'products.manage') },
    },
    ...{ variant_id, price, platform_bps, affiliate_bps, with_affiliate },
    partners: await named(ctx, partners),
    rows: splitPreview({
      ...{ price, platform_bps, partners },
      affiliate: with_affiliate ? { holder: { kind: 'user', id: ANY }, bps: affiliate_bps } : null,
    }),
  }
}

async function productOf(ctx: Context, store_id: number, slug: string): Promise<Product> {
  const [product] = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.store_id, store_id), eq(products.slug, slug), isNull(products.deleted_at)))
  if (!product) throw new AppError('not_found', 'Não encontramos esse produto.')
  return product
}

const variantsOf = (ctx: Context, product_id: number) =>
  ctx.db
    .select()
    .from(variants)
    .where(and(eq(variants.product_id, product_id), isNull(variants.deleted_at)))
    .orderBy(asc(variants.position), asc(variants.id))

function priceOf({ price, variant_id }: SplitPreviewInput, options: Variant[]) {
  if (price) return { variant_id: null, price }
  const variant = variant_id ? options.find(({ id }) => id === variant_id) : options[0]
  if (!variant) throw invalidField('price', 'Diga um preço para calcular.')
  return { variant_id: variant.id, price: variant.price }
}

/** The highest commission that a sale of it may cost: of its own programme or of the whole store's. */
async function commissionOf(ctx: Context, store_id: number, product_id: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ bps: programme_terms.bps })
    .from(affiliate_programmes)
    .innerJoin(programme_terms, termsInForce(ctx))
    .where(
      and(
        eq(affiliate_programmes.store_id, store_id),
        or(isNull(affiliate_programmes.product_id), eq(affiliate_programmes.product_id, product_id)),
        isNull(affiliate_programmes.closes_at),
      ),
    )
    .orderBy(desc(programme_terms.bps))
    .limit(1)
  return row?.bps ?? null
}

async function named(ctx: Context, partners: PartnerShare[]) {
  const of = (kind: 'user' | 'store') => partners.flatMap(({ holder }) => (holder.kind === kind ? holder.id : []))
  const [people, shops] = await Promise.all([
    ctx.db
      .select({ id: users.id, name: users.nickname })
      .from(users)
      .where(inArray(users.id, of('user'))),
    ctx.db
      .select({ id: stores.id, name: stores.name })
      .from(stores)
      .where(inArray(stores.id, of('store'))),
  ])
  return partners.map(({ holder, bps }) => {
    const known = (holder.kind === 'user' ? people : shops).find(({ id }) => id === holder.id)
    return { name: known?.name ?? 'Conta apagada', bps }
  })
}
