import { z } from 'zod'
import { mixPartNames } from '../../products/nutrient.kinds.ts'
import { RecipeInput, RecipeLineInput } from '../recipes.schemas.ts'

/** Rows as a form sends them: those without a dose and a name are none. */
const typedLines = z
  .array(
    RecipeLineInput.extend({ amount: RecipeLineInput.shape.amount.optional(), part: z.enum(mixPartNames) })
      .refine(({ name, amount, stuff_id }) => amount !== undefined || !name || stuff_id, {
        path: ['amount'],
        message: 'Informe a dose.',
      })
      .refine(({ name, amount, stuff_id }) => amount === undefined || name || stuff_id, {
        path: ['name'],
        message: 'Informe o produto.',
      }),
  )
  .max(330)
  .default([])
  .transform((rows) => rows.flatMap(({ amount, ...line }) => (amount === undefined ? [] : [{ ...line, amount }])))

export const TypedRecipe = RecipeInput.extend({ lines: typedLines })
