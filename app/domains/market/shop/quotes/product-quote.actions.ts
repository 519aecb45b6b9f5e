import { quoteFreight } from '#domains/market/freight/index.ts'
import { findSellable } from '#domains/market/products/index.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import type { ProductQuote, ProductQuoteAsk } from './product-quote.schemas.ts'

/** Anybody may ask, and each question may write a row or ask a carrier. */
const perAddress: Limit = {
  name: 'freight_quote',
  points: 40,
  seconds: 600,
  sentence: 'Foram muitas consultas de frete seguidas. Espere alguns minutos e tente de novo.',
}

/** What it costs to have so many of one thing brought to a CEP, before anything is in the cart. */
export async function quoteProduct(
  ctx: Context,
  { variant_id, quantity, cep }: ProductQuoteAsk,
): Promise<ProductQuote> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const [found] = await findSellable(ctx, [variant_id])
  if (!found) throw new AppError('not_found', 'Esse produto não está à venda.')
  if (!isShipped(found.product.kind)) throw new AppError('conflict', 'Esse produto não é enviado: não tem frete.')
  const { weight_grams, length_cm, width_cm, height_cm, price } = found.variant
  const { options } = await quoteFreight(ctx, {
    store_id: found.store.id,
    cep,
    items: [
      {
        variant_id,
        quantity,
        unit_price: price,
        weight_grams: weight_grams ?? 0,
        length_cm: length_cm ?? 0,
        width_cm: width_cm ?? 0,
        height_cm: height_cm ?? 0,
      },
    ],
  })
  return { cep, options }
}
