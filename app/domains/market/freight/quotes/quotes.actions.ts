import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { streetOfPickup } from '../pickups/pickup-points.queries.ts'
import { type FreightQuote, freight_quotes } from './freight-quotes.table.ts'
import { offersOf, ownOffers } from './offers.queries.ts'
import { itemsKey } from './parcel.model.ts'
import type { FreightChoice, FreightItem, FreightOption } from './quote.kinds.ts'

const HALF_AN_HOUR = 30 * 60_000
/** When a carrier did not answer: long enough to pay, short enough to ask it again. */
const A_FEW_MINUTES = 5 * 60_000

type Wanted = { store_id: number; cep: string; items: FreightItem[] }

/** What a store offers now: the same question within half an hour gets the same quote. No options: it does not deliver there. */
export async function quoteFreight(ctx: Context, { store_id, cep, items }: Wanted): Promise<FreightQuote> {
  const key = itemsKey(items)
  const now = ctx.now()
  const [same] = await ctx.db
    .select()
    .from(freight_quotes)
    .where(
      and(
        eq(freight_quotes.store_id, store_id),
        eq(freight_quotes.cep, cep),
        eq(freight_quotes.items, key),
        gt(freight_quotes.expires_at, now),
      ),
    )
    .orderBy(desc(freight_quotes.id))
    .limit(1)
  if (same && !(await isOutdated(ctx, same, items))) return same
  const { options, left_out } = await offersOf(ctx, store_id, cep, items)
  const lasts = left_out.some(({ again }) => again) ? A_FEW_MINUTES : HALF_AN_HOUR
  const [quote] = await ctx.db
    .insert(freight_quotes)
    .values({
      uuid: randomUUIDv7(),
      store_id,
      cep,
      items: key,
      options,
      left_out,
      created_at: now,
      expires_at: new Date(now.getTime() + lasts),
    })
    .returning()
  return quote as FreightQuote
}

/** A point is what it was while it is in the same place at the same hours; a table, whatever it costs by now. */
const placeOf = ({ key, kind, note }: FreightOption) => (kind === 'retirada' ? `${key} ${note}` : key)

/** Prices hold as long as the quote; a table or a point that the store took away, moved, or opened, makes a new one. */
async function isOutdated(ctx: Context, { store_id, cep, options }: FreightQuote, items: FreightItem[]) {
  const standing = (some: FreightOption[]) => some.map(placeOf).toSorted().join()
  const quoted = options.filter(({ kind }) => kind !== 'melhor_envio')
  return standing(await ownOffers(ctx, store_id, cep, items)) !== standing(quoted)
}

type Chosen = { quote: string; key: string }

async function findChosen({ db }: Context, chosen: Chosen) {
  const [quote] = await db.select().from(freight_quotes).where(eq(freight_quotes.uuid, chosen.quote)).limit(1)
  return { quote, option: quote?.options.find(({ key }) => key === chosen.key) }
}

/** Whether the chosen option was reckoned for another CEP; what is fetched goes to none. */
export async function isForAnotherPlace(ctx: Context, cep: string, chosen: Chosen): Promise<boolean> {
  const { quote, option } = await findChosen(ctx, chosen)
  return quote !== undefined && option?.kind !== 'retirada' && quote.cep !== cep
}

/**
 * The chosen option of a quote of this store, for exactly these things to exactly this place; null when it is over, for
 * something else, or has no such option, or the store has it no more: then one asks again and says so.
 */
export async function chosenFreight(
  ctx: Context,
  { store_id, cep, items }: Wanted,
  chosen: Chosen,
): Promise<FreightChoice | null> {
  const { quote, option } = await findChosen(ctx, chosen)
  if (!quote || !option || quote.store_id !== store_id || quote.items !== itemsKey(items)) return null
  if (quote.expires_at <= ctx.now() || (option.kind !== 'retirada' && quote.cep !== cep)) return null
  const own = option.kind === 'melhor_envio' ? [option] : await ownOffers(ctx, store_id, quote.cep, items)
  if (!own.some((one) => placeOf(one) === placeOf(option))) return null
  return {
    quote: quote.uuid,
    quoted_at: quote.created_at.toISOString(),
    cep: quote.cep,
    option: option.kind === 'retirada' ? { ...option, street: await streetOfPickup(ctx, option.key) } : option,
    offered: quote.options,
  }
}
