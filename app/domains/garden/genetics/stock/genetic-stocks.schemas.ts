import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedRecentDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { GeneticRef } from '../library/genetics.schemas.ts'
import { stockKinds } from './stock.kinds.ts'

export const StockInput = z.object({
  kind: z.enum(stockKinds),
  count: z.number().int().min(0).max(100_000),
  generation: typedText().max(20).default(''),
  source: typedText().max(120).default(''),
  obtained_on: typedRecentDay.optional(),
  note: typedText().max(1000).default(''),
})
export type StockInput = z.infer<typeof StockInput>
export const StockCreate = StockInput.extend({ ...GeneticRef.shape, idempotency_key: z.uuid().optional() })
export const StockRef = z.object({ id: rowId })
export const StockChange = StockInput.extend({ ...StockRef.shape, opened: Opened })
export type StockCreate = z.infer<typeof StockCreate>
export type StockChange = z.infer<typeof StockChange>
/** Of one genetic, else of all; `left`: only packs with something in them. */
export const StockFilter = z.object({ genetic_id: rowId.optional(), left: queryBoolean.default(false) })
export type StockFilter = z.infer<typeof StockFilter>

export const Stock = z.object({
  id: z.number().int(),
  genetic: z.object({ id: z.number().int(), slug: z.string(), name: z.string(), breeder: z.string() }),
  kind: z.enum(stockKinds),
  count: z.number().int(),
  generation: z.string(),
  source: z.string(),
  obtained_on: z.iso.date().nullable(),
  note: z.string(),
  /** Plants that began from it. */
  plants: z.number().int(),
})
export type Stock = z.infer<typeof Stock>
export const Stocks = z.object({ data: z.array(Stock) })
