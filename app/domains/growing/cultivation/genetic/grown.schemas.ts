import { z } from 'zod'

/** Median and quartiles, and how many plants they rest on. */
export const GrownSpread = z.object({ median: z.number(), low: z.number(), high: z.number(), plants: z.number().int() })
export type GrownSpread = z.infer<typeof GrownSpread>

/** Each figure is null below five plants of three growers: fewer would be somebody's, not the community's. */
export const Grown = z.object({
  /** Open plants of it, and their growers; null below the same. */
  plants: z.number().int().nullable(),
  growers: z.number().int().nullable(),
  days: z.array(z.object({ phase: z.object({ slug: z.string(), name: z.string() }), days: GrownSpread })),
  /** Dry or cured grams of a plant. */
  grams: GrownSpread.nullable(),
  /** In open spaces while it flowered: each plant's own mean. */
  climate: z.object({ temperature: GrownSpread.nullable(), humidity: GrownSpread.nullable() }),
})
export type Grown = z.infer<typeof Grown>
