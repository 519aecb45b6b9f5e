import { z } from 'zod'
import { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Equipment } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { Care } from '#domains/garden/journal/care/care.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { idList, rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { StagesInput, StageWordsShown } from '../stages/stages.schemas.ts'
import { growMethods } from './plans.table.ts'

const id = z.number().int()
const anyId = rowId
const day = z.iso.date()
const method = z.enum(growMethods)

/** Digits are an id, anything else a slug. */
export const PlanRef = z.object({ slug: z.string().min(1).max(200) })

const fields = z.object({
  name: typedText().min(1).max(120),
  description: typedText().max(5000).default(''),
  method: method.default('solo'),
  private: z.boolean().default(true),
  /** Day 1; none: not started. A template has none. */
  starts_on: typedDay.optional(),
})
const ids = z.array(anyId).max(500)

export const PlanCreate = fields.extend({
  template: z.boolean().default(false),
  plan_status_id: anyId.optional(),
  stages: StagesInput,
  plant_ids: ids.default([]),
  space_ids: z.array(anyId).max(20).default([]),
  /** Source of the stages: a plan visible to the viewer, or a template of the site. */
  copied_from_id: anyId.optional(),
  model: z.string().max(60).optional(),
  idempotency_key: z.uuid().optional(),
})
export type PlanCreate = z.infer<typeof PlanCreate>

/** Sent with every change of the stages: the reason, and the version it is based on. */
const change = {
  reason: typedText().max(200).default(''),
  /** Optimistic lock: the version on screen; another one throws a conflict. */
  version: rowId.optional(),
}
export type PlanFields = z.infer<typeof fields>
export const PlanChange = fields
  .extend({ stages: StagesInput.optional(), ...change, opened: Opened })
  .extend(PlanRef.shape)
export const StagesChange = PlanRef.extend({ stages: StagesInput, ...change })
export const PlanPrivacy = PlanRef.extend({ private: z.boolean() })
export const PlanArchive = PlanRef.extend({ archived: z.boolean() })
export const PlanStatusChange = PlanRef.extend({ plan_status_id: anyId })
export const PlanPlants = PlanRef.extend({ plant_ids: ids, opened: Opened })
export const PlanSpaces = PlanRef.extend({ space_ids: z.array(anyId).max(20), opened: Opened })
export const StageMove = PlanRef.extend({ stage_id: anyId, to: typedDay })
export const VersionRef = PlanRef.extend({ version: rowId })
export const PlanTemplate = PlanRef.extend({ idempotency_key: z.uuid().optional() })
export type PlanChange = z.infer<typeof PlanChange>
export type StagesChange = z.infer<typeof StagesChange>
export type PlanPrivacy = z.infer<typeof PlanPrivacy>
export type PlanArchive = z.infer<typeof PlanArchive>
export type PlanStatusChange = z.infer<typeof PlanStatusChange>
export type PlanPlants = z.infer<typeof PlanPlants>
export type PlanSpaces = z.infer<typeof PlanSpaces>
export type StageMove = z.infer<typeof StageMove>
export type VersionRef = z.infer<typeof VersionRef>
export type PlanTemplate = z.infer<typeof PlanTemplate>

export const PlanFilter = PageInput.extend({
  /** A grower's nickname. */
  user: z.string().max(30).optional(),
  /** Only these. */
  plan_cultivations_id: idList.optional(),
  plan_status_id: anyId.optional(),
  method: method.optional(),
  template: queryBoolean.optional(),
  private: queryBoolean.optional(),
  archived: queryBoolean.default(false),
  order_by: z.enum(['created_at', 'name', 'saves_count', 'starts_on']).default('created_at'),
})
export type PlanFilter = z.infer<typeof PlanFilter>

/** Of the counts by status: the list's filters, without the status itself. */
export const PlanCountFilter = PlanFilter.pick({
  user: true,
  search: true,
  plan_cultivations_id: true,
  method: true,
  template: true,
  private: true,
  archived: true,
})
export type PlanCountFilter = z.infer<typeof PlanCountFilter>

export const PlanStatus = z.object({ id, name: z.string(), slug: z.string(), order: id })
export type PlanStatus = z.infer<typeof PlanStatus>
export const StatusCounts = z.object({
  data: z.array(z.object({ plan_status_id: id, name: z.string(), slug: z.string(), count: id })),
})

/** Position of the plan today, from its plants, else from the calendar. */
export const PlanToday = z.object({
  stage: z.string(),
  plant_cycle: PlantCycle,
  cycle_since: day,
  /** Day `stage_day` of `stage_days` of the current stage. */
  stage_day: id,
  stage_days: id,
  plan_day: id,
  /** Days late; negative is early; null without plants. */
  drift_days: id.nullable(),
})
export type PlanToday = z.infer<typeof PlanToday>

export const PlanCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  private: z.boolean(),
  archived: z.boolean(),
  template: z.boolean(),
  created_by: id,
  user: z.object({ nickname: z.string() }),
  method,
  plan_status: PlanStatus,
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  version: id,
  /** Summary of the stages. */
  stages: z.array(z.object({ name: z.string(), days: id, cycle_slug: z.string() })),
  days: id,
  /** Plants that the viewer may see. */
  plants_count: id,
  today: PlanToday.nullable(),
  saves_count: id,
  comments_count: id,
  is_save: z.boolean(),
})
export type PlanCard = z.infer<typeof PlanCard>
export const PlanPage = pageOf(PlanCard)

export const PlanStageShown = StageWordsShown.extend({
  id,
  plant_cycle: PlantCycle,
  planned_on: day.nullable(),
  planned_until: day.nullable(),
  done_on: day.nullable(),
  counted: z.boolean(),
  drift_days: id.nullable(),
  state: z.enum(['feita', 'agora', 'depois']).nullable(),
})
export type PlanStageShown = z.infer<typeof PlanStageShown>

const named = { id, slug: z.string(), name: z.string() }
export const PlanDetail = PlanCard.omit({ stages: true }).extend({
  description: z.string(),
  source: z.string(),
  copied_from: z.object({ ...named, user: z.object({ nickname: z.string() }) }).nullable(),
  stages: z.array(PlanStageShown),
  spaces: z.array(z.object(named)),
  can: z.object({ update: z.boolean(), save: z.boolean(), see_privacy: z.boolean(), copy: z.boolean() }),
})
export type PlanDetail = z.infer<typeof PlanDetail>

/** Progress of a stage: share of each target within its band, and each task's last completion. */
export const StageProgressShown = z.object({
  stage_id: id,
  targets: z.array(
    z.object({
      name: z.string(),
      judged: z.enum(['hours', 'readings']),
      known: z.number(),
      in_band: z.number(),
      /** null without data, never 0. */
      share: z.number().nullable(),
    }),
  ),
  tasks: z.array(
    z.object({
      title: z.string(),
      due_on: day.nullable(),
      times_done: id,
      done_on: day.nullable(),
      drift_days: id.nullable(),
    }),
  ),
})
export type StageProgressShown = z.infer<typeof StageProgressShown>
export const PlanProgress = z.object({
  stages: z.array(StageProgressShown),
  /** Leaf temperature is partly missing: VPD is an estimate. */
  leaf_estimated: z.boolean(),
  equipment: z.array(z.object({ space: z.object(named), equipment: z.array(Equipment) })),
})
export type PlanProgress = z.infer<typeof PlanProgress>

export const PlanVersion = z.object({
  version: id,
  reason: z.string(),
  created_at: z.date(),
  user: z.object({ nickname: z.string() }),
  days: id,
  /** Differences from the previous version, as text. */
  changes: z.array(z.string()),
})
export type PlanVersion = z.infer<typeof PlanVersion>

/** A plant's current state: last care, and its plan with the bands of the current stage. */
export const PlantToday = z.object({
  care: Care,
  plan: z.object({ ...named, today: PlanToday.nullable(), targets: StageWordsShown.shape.targets }).nullable(),
})
export type PlantToday = z.infer<typeof PlantToday>
