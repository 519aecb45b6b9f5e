import { z } from 'zod'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { SpaceRef } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay, typedMoment, typedRecentMoment } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { activitySlugs } from '../activities/activity.kinds.ts'
import { MeasuresInput, MeasuresShown } from '../activities/measures.schemas.ts'
import { metricNames } from '../activities/metric.kinds.ts'
import { doseUnits } from './updates.table.ts'

const id = rowId

export const DoseInput = z.object({
  /** One of the owner's items; or a product by name. */
  stuff_id: id.optional(),
  name: typedText().max(120).default(''),
  amount: z.number().min(0).max(1_000_000).multipleOf(0.001, 'Use no máximo três casas depois da vírgula.'),
  unit: z.enum(doseUnits).default('ml/L'),
})
export type DoseInput = z.infer<typeof DoseInput>

/** Content of an update, whatever its target. */
const ActContent = z.object({
  kind: z.enum(activitySlugs).default('nota'),
  /** With kind 'propria'. */
  activity_type_id: id.optional(),
  /** Cycle, health, appearance or care, for the kinds that reference one. */
  catalogue_item_id: id.optional(),
  text: typedText().max(5000).default(''),
  measures: MeasuresInput,
  doses: z.array(DoseInput).max(20).default([]),
  /** Empty = now. */
  happened_at: typedRecentMoment.optional(),
  /** A lighting change that also starts flowering. */
  enters_flowering: queryBoolean.optional(),
  /** What the server asked about is meant so. */
  sure: Sure.optional(),
  photo_ids: z.array(id).max(10).default([]),
  /** Time of queueing, when written offline: a similar act within hours throws 409 unless `anyway`. */
  queued_at: typedMoment.optional(),
  anyway: z.boolean().optional(),
  /** Keys of other acts queued on the same phone: these are never duplicates of each other. */
  queued_with: z.array(z.uuid()).max(100).optional(),
  /**
   * Keys under which it was refused before it was corrected on the phone: if one of them was stored after all, it
   * conflicts.
   */
  mends: z.array(z.uuid()).max(50).optional(),
})

/** One act, on several plants or on a space; `corrections` hold the values that differ on single plants. */
export const ActInput = ActContent.extend({
  plant_ids: z.array(id).max(500).default([]),
  space_id: id.optional(),
  /** The volume is what each plant got (also when this is absent), or what all got together. */
  volume_for: z.enum(['each', 'total']).optional(),
  corrections: z
    .array(z.object({ plant_id: id, text: typedText().max(5000).optional(), measures: MeasuresInput }))
    .max(500)
    .default([]),
  /** Idempotency key of the act. */
  act_key: z.uuid().optional(),
})
export type ActInput = z.infer<typeof ActInput>

/** On one plant: the call of the specification's screen. */
export const UpdateCreate = ActContent.extend(PlantRef.shape).extend({ idempotency_key: z.uuid().optional() })
export type UpdateCreate = z.infer<typeof UpdateCreate>

/** Maximum per call. */
export const MOST_PHOTOS = 30

/** Photos of one plant; each becomes an update on the day it was taken. */
export const PhotosPost = PlantRef.extend({
  photo_ids: z
    .array(id)
    .min(1, 'Escolha ao menos uma foto.')
    .max(MOST_PHOTOS, `Envie até ${MOST_PHOTOS} fotos de uma vez.`),
  idempotency_key: z.uuid().optional(),
})
export type PhotosPost = z.infer<typeof PhotosPost>
export const PhotosAnswer = z.object({ update_ids: z.array(z.number().int()) })

const Narrowed = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  kind: z.enum(activitySlugs).optional(),
  /** Days in São Paulo, inclusive. */
  since: typedDay.optional(),
  until: typedDay.optional(),
})
export type Narrowed = z.infer<typeof Narrowed>

export const UpdateFilter = Narrowed.extend(PlantRef.shape)
export type UpdateFilter = z.infer<typeof UpdateFilter>
export const SpaceUpdateFilter = Narrowed.extend(SpaceRef.shape)
export type SpaceUpdateFilter = z.infer<typeof SpaceUpdateFilter>

export const UpdateRef = PlantRef.extend({ update_id: id })
export type UpdateRef = z.infer<typeof UpdateRef>
export const UpdateId = z.object({ id })

/** For an act on several plants: also its other rows with the same values. */
const all_plants = queryBoolean.default(false)
export const UpdateDelete = UpdateId.extend({ all_plants })
export type UpdateDelete = z.infer<typeof UpdateDelete>

/** Replaces all content of an update; its kind is immutable. */
export const UpdateChange = ActContent.omit({
  kind: true,
  activity_type_id: true,
  queued_at: true,
  anyway: true,
  queued_with: true,
  mends: true,
  enters_flowering: true,
}).extend({
  id,
  all_plants,
  /** Optimistic lock: the number of versions that the client knew; throws 409 when there are more. */
  seen_versions: z.coerce.number().int().min(0).max(100_000).optional(),
  opened: Opened,
})
export type UpdateChange = z.infer<typeof UpdateChange>

const number = z.number().int()
const place = z.object({ id: number, slug: z.string(), name: z.string() })
const doses = z.array(z.object({ name: z.string(), amount: z.number(), unit: z.enum(doseUnits) }))

export const Dose = z.object({
  stuff_id: number.nullable(),
  name: z.string(),
  amount: z.number(),
  unit: z.enum(doseUnits),
})

/** An update, of a plant or of a space. */
export const UpdateCard = z.object({
  id: number,
  kind: z.enum(activitySlugs),
  /** Display name of the activity. */
  label: z.string(),
  activity_type_id: number.nullable(),
  text: z.string(),
  measures: MeasuresShown,
  doses: z.array(Dose),
  item: z.object({ id: number, name: z.string(), slug: z.string() }).nullable(),
  happened_at: z.date(),
  edited_at: z.date().nullable(),
  act_key: z.string(),
  plant: place.nullable(),
  /** Its place; null for viewers who may not see it. */
  space: place.nullable(),
  user: z.object({ nickname: z.string() }),
  photos: z.array(z.object({ document: PhotoDocument })),
})
export type UpdateCard = z.infer<typeof UpdateCard>
export const UpdatePage = pageOf(UpdateCard)

/** The stored act: its key and one row per plant, or one for the space. */
export const ActAnswer = z.object({ act_key: z.string(), update_ids: z.array(number) })

/** Content before a correction. */
export const UpdateVersionShown = z.object({
  id: number,
  edited_at: z.date(),
  edited_by: z.string(),
  text: z.string(),
  measures: MeasuresShown,
  happened_at: z.coerce.date(),
  item: z.object({ id: number, name: z.string() }).nullable(),
  doses,
})
export type UpdateVersionShown = z.infer<typeof UpdateVersionShown>

const Asks = z.object({
  required: z.array(z.enum(metricNames)),
  optional: z.array(z.enum(metricNames)),
  doses: z.boolean(),
  textRequired: z.boolean(),
  catalogue: z.string().nullable(),
})
export type Asks = z.infer<typeof Asks>

export const UpdateDetail = UpdateCard.extend({
  /** Newest first; only for viewers who may edit it. */
  versions: z.array(UpdateVersionShown),
  /** Requirements of its activity, also when that is archived. */
  asks: Asks,
  /**
   * Other rows of the act with the same values, on other plants of the same owner; only for viewers who may edit it.
   */
  same: z.array(z.object({ id: number, plant: place })),
  can: z.object({ update: z.boolean() }),
})
export type UpdateDetail = z.infer<typeof UpdateDetail>
