import type { Stock, StockInput } from './genetic-stocks.schemas.ts'

/** A pack as its form sends it. */
export const stockFields = ({ kind, count, generation, source, obtained_on, note }: Stock): StockInput => ({
  kind,
  count,
  generation,
  source,
  obtained_on: obtained_on ?? undefined,
  note,
})
