import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedText } from '#shared/written.ts'
import { mixPartNames, nutrientUnits } from './nutrient.kinds.ts'

const share = z.number().min(0).max(100).optional()
const id = z.number().int()
const amount = z.number().min(0).max(1_000_000).multipleOf(0.001, 'Use no máximo três casas depois da vírgula.')

export const NutrientInput = z.object({
  name: typedText().min(1).max(120),
  brand: typedText().max(80).default(''),
  part: z.enum(mixPartNames),
  unit: z.enum(nutrientUnits),
  n: share,
  p: share,
  k: share,
  density: z.number().min(0.1).max(25).multipleOf(0.001).optional(),
  ec_per_unit: z.number().min(0).max(20).multipleOf(0.0001).optional(),
  /** Of one package, in centavos, and what is in it, in the unit. */
  price: z.number().int().min(0).max(100_000_000).optional(),
  content: z.number().min(0.001).max(1_000_000).optional(),
})
export type NutrientInput = z.infer<typeof NutrientInput>
export const NutrientCreate = NutrientInput.extend({
  /** What is there now; left out, it is not counted. */
  stock: amount.optional(),
  idempotency_key: z.uuid().optional(),
})
export type NutrientCreate = z.infer<typeof NutrientCreate>
/** The id of its item. */
export const NutrientRef = z.object({ id: rowId })
export const NutrientChange = NutrientInput.extend({
  ...NutrientRef.shape,
  opened: Opened,
  sure: Sure.optional(),
})
export type NutrientChange = z.infer<typeof NutrientChange>
export const StockMove = NutrientRef.extend({
  /** So much came, or so much stands there. */
  kind: z.enum(['entrada', 'acerto']),
  amount,
  idempotency_key: z.uuid().optional(),
})
export type StockMove = z.infer<typeof StockMove>

export const NutrientProduct = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  /** null: an item that nobody said this of yet. */
  part: z.enum(mixPartNames).nullable(),
  unit: z.enum(nutrientUnits),
  n: z.number().nullable(),
  p: z.number().nullable(),
  k: z.number().nullable(),
  density: z.number().nullable(),
  ec_per_unit: z.number().nullable(),
  price: z.number().int().nullable(),
  content: z.number().nullable(),
  /** null: nobody counted it. Below 0: more was used than was counted. */
  stock: z.number().nullable(),
  /** Centavos a unit. */
  unit_cost: z.number().nullable(),
})
export type NutrientProduct = z.infer<typeof NutrientProduct>
export const NutrientProducts = z.object({ data: z.array(NutrientProduct) })
