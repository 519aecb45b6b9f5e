import { z } from 'zod'
import { ecScaleNames } from '#domains/calculators/ec-scale.kinds.ts'
import { activitySlugs } from '../activities/activity.kinds.ts'
import { doseUnits } from './updates.table.ts'

const id = z.number().int()

/** What opens a grower's form as they left it. */
export const Usual = z.object({
  /** Activities, the last used first. */
  recent: z.array(z.object({ kind: z.enum(activitySlugs), activity_type_id: id.nullable() })),
  /** The scale in which EC was last typed. */
  ec_scale: z.enum(ecScaleNames).nullable(),
  /** Own fertilizers and pest controls, each with its last dose. */
  products: z.array(
    z.object({
      stuff_id: id,
      name: z.string(),
      stuff_type_id: id,
      last: z.object({ amount: z.number(), unit: z.enum(doseUnits) }).nullable(),
    }),
  ),
  /** What the kinds that name something choose from, by catalogue. */
  choices: z.record(z.string(), z.array(z.object({ id, name: z.string() }))),
})
export type Usual = z.infer<typeof Usual>
