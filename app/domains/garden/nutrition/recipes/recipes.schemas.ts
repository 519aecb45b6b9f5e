import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedRecentMoment } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { mixPartNames } from '../products/nutrient.kinds.ts'
import { recipeUnits } from './recipes.table.ts'

const id = z.number().int()
const ec = z.number().min(0).max(20).multipleOf(0.001, 'Use no máximo três casas depois da vírgula.')
const litres = z.number().min(0.01, 'Pelo menos 0,01 L.').max(1000).multipleOf(0.001)

export const RecipeLineInput = z.object({
  /** One of the grower's products; or one by name. */
  stuff_id: rowId.optional(),
  name: typedText().max(120).default(''),
  part: z.enum(mixPartNames),
  amount: z.number().min(0.001).max(1000).multipleOf(0.001, 'Use no máximo três casas depois da vírgula.'),
  unit: z.enum(recipeUnits).default('ml/L'),
})
export type RecipeLineInput = z.infer<typeof RecipeLineInput>

export const RecipeInput = z.object({
  name: typedText().min(1).max(120),
  water_ec: ec.optional(),
  target_ec: ec.optional(),
  note: typedText().max(2000).default(''),
  lines: z.array(RecipeLineInput).min(1, 'Ponha ao menos um produto.').max(20),
})
export type RecipeInput = z.infer<typeof RecipeInput>
export const RecipeCreate = RecipeInput.extend({ idempotency_key: z.uuid().optional() })
export type RecipeCreate = z.infer<typeof RecipeCreate>
export const RecipeRef = z.object({ id: rowId })
export const RecipeChange = RecipeInput.extend({ ...RecipeRef.shape, opened: Opened })
export type RecipeChange = z.infer<typeof RecipeChange>

export const RecipeLine = z.object({
  stuff_id: id.nullable(),
  name: z.string(),
  part: z.enum(mixPartNames),
  amount: z.number(),
  unit: z.enum(recipeUnits),
  /** Of its product, when the grower still has it. */
  ec_per_unit: z.number().nullable(),
  unit_cost: z.number().nullable(),
  stock: z.number().nullable(),
})
export type RecipeLine = z.infer<typeof RecipeLine>

const sum = z.object({ value: z.number().nullable(), unknown: z.array(z.string()) })

export const Recipe = z.object({
  id,
  name: z.string(),
  water_ec: z.number().nullable(),
  target_ec: z.number().nullable(),
  note: z.string(),
  /** In the order of the mix. */
  lines: z.array(RecipeLine),
  /** mS/cm; null while something is unknown. */
  expected_ec: sum,
  /** Centavos a litre of what has a price. */
  cost: sum,
})
export type Recipe = z.infer<typeof Recipe>
export const Recipes = z.object({ data: z.array(Recipe) })

/** The newest feedings that were logged from it and not taken back. */
export const Feedings = z.object({
  data: z.array(
    z.object({
      id,
      happened_at: z.date(),
      litres: z.number(),
      plants: z.number().int(),
      plant_ids: z.array(id),
      expected_ec: z.number().nullable(),
      measured_ec: z.number().nullable(),
    }),
  ),
})

export const RecipeFeed = RecipeRef.extend({
  /** What all plants get together. */
  litres,
  /** The plants, or all that grow in a space. */
  plant_ids: z.array(rowId).max(500).default([]),
  space_id: rowId.optional(),
  /** What the mix measured. */
  ec: ec.optional(),
  ph: z.number().min(0).max(14).multipleOf(0.01).optional(),
  happened_at: typedRecentMoment.optional(),
  sure: Sure.optional(),
  act_key: z.uuid().optional(),
})
export type RecipeFeed = z.infer<typeof RecipeFeed>
