import { z } from 'zod'
import { ecScaleNames } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { rowId } from '#shared/row-id.ts'
import { activitySlugs } from '../activities/activity.kinds.ts'
import { metricNames, unitNames } from '../activities/metric.kinds.ts'
import { doseUnits } from './updates.table.ts'

const id = z.number().int()

/** What the form is about, if anything: its own last units are the defaults. */
export const UsualOf = z.object({ plant_ids: z.array(rowId).max(500).default([]) })
export type UsualOf = z.infer<typeof UsualOf>

/** Defaults of a user's log form. */
export const Usual = z.object({
  /** Activities, most recently used first. */
  recent: z.array(z.object({ kind: z.enum(activitySlugs), activity_type_id: id.nullable() })),
  /** The last used EC scale. */
  ec_scale: z.enum(ecScaleNames).nullable(),
  /** The unit in which each metric that has several was last typed. */
  units: z.partialRecord(z.enum(metricNames), z.enum(unitNames)),
  /** The user's fertilizers and pest controls, each with its last dose. */
  products: z.array(
    z.object({
      stuff_id: id,
      name: z.string(),
      stuff_type_id: id,
      last: z.object({ amount: z.number(), unit: z.enum(doseUnits) }).nullable(),
    }),
  ),
  /** Options by catalogue. */
  choices: z.record(z.string(), z.array(z.object({ id, name: z.string() }))),
})
export type Usual = z.infer<typeof Usual>

export const Noted = z.object({ noted: z.boolean() })
export type Noted = z.infer<typeof Noted>
