import { z } from 'zod'
import { OfferFilter } from '#domains/market/products/offers/offers.schemas.ts'
import { parseMoney } from '#shared/money.ts'
import { shelfOrders } from './shelf-order.kinds.ts'

/** Reais as typed, '1.234,50', as centavos. */
const reais = z
  .string()
  .transform((text) => parseMoney(text) ?? Number.NaN)
  .pipe(z.number().int().min(0).max(100_000_00))

/** What the URL of a page with shelves says: the call's filters, prices as people type them, one word for the order. */
export const ShelfFilter = OfferFilter.pick({
  search: true,
  category: true,
  type: true,
  store: true,
  in_stock: true,
  page: true,
}).extend({ de: reais.optional(), ate: reais.optional(), ordem: z.enum(shelfOrders).default('relevancia') })
export type ShelfFilter = z.infer<typeof ShelfFilter>
