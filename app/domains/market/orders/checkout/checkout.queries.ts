import { and, desc, eq, gt, isNotNull, notInArray } from 'drizzle-orm'
import { quoteFreight } from '#domains/market/freight/index.ts'
import { elsewhereLast } from '#domains/market/freight/quotes/pickup-order.model.ts'
import type { FreightOption } from '#domains/market/freight/quotes/quote.kinds.ts'
import { installmentTable, tokenPlace } from '#domains/market/payments/index.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { problemOf as lineProblem, priceStore } from '../cart/cart.model.ts'
import { cartView, type ReadCart, readCart, readItem } from '../cart/cart.queries.ts'
import { order_lines, orders } from '../orders/orders.table.ts'
import type { Address } from './address.kinds.ts'
import type { CheckoutFilter, CheckoutView } from './checkout.schemas.ts'
import { checkouts } from './checkouts.table.ts'
import { freightItems } from './freight-items.model.ts'

/** What will be paid, with this CEP and these ways of sending; the cheapest where none is chosen. */
export async function previewCheckout(ctx: Context, filter: CheckoutFilter): Promise<CheckoutView> {
  const { variant_id, quantity = 1 } = filter
  const read = variant_id ? await readItem(ctx, { variant_id, quantity }) : await readCart(ctx)
  const [cart, address, just_bought] = await Promise.all([
    cartView(ctx, read, null),
    lastAddress(ctx),
    variant_id ? justBought(ctx, variant_id) : null,
  ])
  const cep = filter.cep ?? address?.cep ?? null
  const to = cep ? { cep, city: address?.cep === cep ? address.city : undefined } : null
  const stores: StoreView[] = []
  for (const one of read.stores) stores.push(await storeOf(ctx, one, to, filter.freight))
  const sum = (of: 'freight_amount' | 'total') => stores.reduce((all, one) => all + one[of], 0)
  const total = sum('total')
  return {
    cart,
    stores,
    ships: stores.some(({ ships }) => ships),
    cep,
    address,
    freight_amount: sum('freight_amount'),
    total,
    installments: total ? installmentTable(total) : [],
    just_bought,
    problem: (variant_id && read.lines[0] && lineProblem(read.lines[0])) || problemOf(read, stores, cep),
    token_place: tokenPlace(ctx),
  }
}

const MOMENT = 30 * MINUTE

/** Its order of the last half hour that was not given up. */
async function justBought(ctx: Context, variant_id: number) {
  const [order] = await ctx.db
    .select({ id: orders.id, uuid: orders.uuid, at: orders.created_at })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(
      and(
        eq(orders.buyer_id, signedIn(ctx).id),
        eq(order_lines.variant_id, variant_id),
        gt(orders.created_at, new Date(ctx.now().getTime() - MOMENT)),
        notInArray(orders.state, ['cancelado', 'expirado', 'reembolsado']),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return order ?? null
}

type StoreView = CheckoutView['stores'][number]

async function storeOf(
  ctx: Context,
  { store, lines, coupon }: ReadCart['stores'][number],
  to: { cep: string; city?: string } | null,
  choices: string[],
): Promise<StoreView> {
  const items = freightItems(lines)
  const quote = items.length && to ? await quoteFreight(ctx, { store_id: store.id, cep: to.cep, items }) : null
  const options = quote && to ? elsewhereLast(quote.options, to) : []
  const wanted = choices.find((choice) => choice.startsWith(`${store.id}=`))?.split('=')[1]
  const option: FreightOption | undefined = options.find(({ key }) => key === wanted) ?? usual(options)
  const { goods_amount, discount_amount, freight_amount, total } = priceStore(lines, coupon, option?.price ?? 0)
  return {
    id: store.id,
    name: store.name,
    ships: items.length > 0,
    quote: quote?.uuid ?? null,
    options,
    chosen: option?.key ?? null,
    goods_amount,
    discount_amount,
    freight_amount,
    total,
  }
}

/** The cheapest way of having it sent; who wants to fetch it says so. */
const usual = (options: FreightOption[]) => options.find(({ kind }) => kind !== 'retirada') ?? options[0]

function problemOf(read: ReadCart, stores: StoreView[], cep: string | null): string | null {
  if (!read.lines.length) return 'Seu carrinho está vazio.'
  if (read.blocked) return 'Há produtos no carrinho que precisam da sua atenção antes de fechar o pedido.'
  const waits = read.paused[0]?.lines[0]
  if (!read.stores.length && waits) return waits.paused.why
  const stranded = cep && stores.find(({ ships, options }) => ships && !options.length)
  return stranded ? `A loja ${stranded.name} não tem entrega para este CEP com esta quantidade.` : null
}

/** Where the last thing went; else the address of the registration. */
export async function lastAddress(ctx: Context): Promise<Address | null> {
  const { id } = signedIn(ctx)
  const [last] = await ctx.db
    .select({ ship_to: checkouts.ship_to })
    .from(checkouts)
    .where(and(eq(checkouts.buyer_id, id), isNotNull(checkouts.ship_to)))
    .orderBy(desc(checkouts.id))
    .limit(1)
  if (last?.ship_to) return last.ship_to
  const [known] = await ctx.db.select().from(user_registrations).where(eq(user_registrations.user_id, id)).limit(1)
  return known?.cep
    ? {
        recipient: known.full_name ?? '',
        phone: known.phone ?? '',
        cep: known.cep,
        street: known.street ?? '',
        number: known.number ?? '',
        complement: known.complement ?? '',
        district: known.district ?? '',
        city: known.city ?? '',
        uf: known.uf ?? '',
      }
    : null
}
