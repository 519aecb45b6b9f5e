import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { activitySlugs } from '../activities/activity-types.ts'
import { MeasuresInput, MeasuresShown } from '../activities/measures.schemas.ts'
import { PlantRef } from '../plants/plants.schemas.ts'
import { doseUnits } from './updates.table.ts'

const id = z.coerce.number().int().positive()

export const DoseInput = z.object({
  /** One of the grower's items; or a product by name. */
  stuff_id: id.optional(),
  name: z.string().trim().max(120).default(''),
  amount: z.number().min(0).max(1_000_000),
  unit: z.enum(doseUnits).default('ml/L'),
})
export type DoseInput = z.infer<typeof DoseInput>

/** What an update says, whatever it is about. */
const Said = z.object({
  kind: z.enum(activitySlugs).default('nota'),
  /** With kind 'propria'. */
  activity_type_id: id.optional(),
  /** The cycle, health, appearance or care, for the kinds that name one. */
  catalogue_item_id: id.optional(),
  text: z.string().trim().max(5000).default(''),
  measures: MeasuresInput,
  doses: z.array(DoseInput).max(20).default([]),
  /** Empty = now. */
  happened_at: z.iso.datetime({ offset: true, local: true }).optional(),
  photo_ids: z.array(id).max(10).default([]),
})

/** One act, on many plants or on a space; `corrections` say what was different on one of the plants. */
export const ActInput = Said.extend({
  plant_ids: z.array(id).max(500).default([]),
  space_id: id.optional(),
  corrections: z
    .array(z.object({ plant_id: id, text: z.string().trim().max(5000).optional(), measures: MeasuresInput }))
    .max(500)
    .default([]),
  /** The same act sent twice is written once. */
  act_key: z.uuid().optional(),
})
export type ActInput = z.infer<typeof ActInput>

/** On one plant: the call that the specification's screen uses. */
export const UpdateCreate = Said.extend(PlantRef.shape).extend({ idempotency_key: z.uuid().optional() })
export type UpdateCreate = z.infer<typeof UpdateCreate>

export const UpdateFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend(PlantRef.shape)
export type UpdateFilter = z.infer<typeof UpdateFilter>

export const UpdateRef = PlantRef.extend({ update_id: id })
export type UpdateRef = z.infer<typeof UpdateRef>

const number = z.number().int()

/** An update, of a plant or of a space. */
export const UpdateCard = z.object({
  id: number,
  kind: z.enum(activitySlugs),
  /** The name of the activity, as people read it. */
  label: z.string(),
  text: z.string(),
  measures: MeasuresShown,
  doses: z.array(
    z.object({ stuff_id: number.nullable(), name: z.string(), amount: z.number(), unit: z.enum(doseUnits) }),
  ),
  item: z.object({ id: number, name: z.string(), slug: z.string() }).nullable(),
  happened_at: z.date(),
  edited_at: z.date().nullable(),
  act_key: z.string(),
  plant: z.object({ id: number, slug: z.string(), name: z.string() }).nullable(),
  user: z.object({ nickname: z.string() }),
  photos: z.array(z.object({ document: PhotoDocument })),
})
export type UpdateCard = z.infer<typeof UpdateCard>
