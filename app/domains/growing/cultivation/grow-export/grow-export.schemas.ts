import { z } from 'zod'
import { ecScaleNames } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { unitNames } from '#domains/garden/journal/activities/metric.kinds.ts'
import { doseUnits } from '#domains/garden/journal/updates/updates.table.ts'
import { FilledJar } from '#domains/growing/harvest/jars/filled-jars.schemas.ts'
import { ExportedCase } from '#domains/growing/problems/cases/exported-cases.schemas.ts'
import { DataExport } from '#domains/people/privacy/index.ts'
import { queryBoolean } from '#shared/pagination.ts'

/** Version name of the JSON export format (docs/export-format.md). */
export const GROW_SCHEMA = 'grower-grow/1'

const name = z.string().min(1).max(200)
/** `discreet`: without the names of the owner and of the places. */
const discreet = { discreet: queryBoolean.default(false) }
const format = { format: z.enum(['csv', 'pdf']).default('pdf') }
export const PlantExport = z.object({ id_or_slug: name, ...discreet })
export const SpaceExport = z.object({ slug: name, ...discreet })
export const PlantFile = PlantExport.extend(format)
export const SpaceFile = SpaceExport.extend(format)

/** What is exported, by id or slug: a plant, or a space with every plant in it. */
export const GrowRef = z
  .object({ plant: name.optional(), space: name.optional(), ...discreet })
  .refine(({ plant, space }) => (plant === undefined) !== (space === undefined), 'Escolha a planta ou o espaço.')
export type GrowRef = z.infer<typeof GrowRef>

const nullable = z.number().nullable()
const day = z.iso.date()

export const GrowUpdate = z.object({
  id: z.number().int(),
  kind: z.enum(activitySlugs),
  /** Display name of the activity; own activities by their name. */
  label: z.string(),
  happened_at: z.date(),
  edited_at: z.date().nullable(),
  /** When it came here, whatever day it is of. */
  written_at: z.date(),
  text: z.string(),
  /** The catalogue item that it names: cycle, health, appearance or care. */
  item: z.string().nullable(),
  /** By metric; EC in mS/cm with the scale in which it was typed. */
  /** `value` is in `unit`; `scale` and `typed_in` are what it was typed in, when that is another. */
  measures: z.record(
    z.string(),
    z.object({
      value: z.number(),
      unit: z.string(),
      scale: z.enum(ecScaleNames).optional(),
      typed_in: z.enum(unitNames).optional(),
    }),
  ),
  doses: z.array(z.object({ name: z.string(), amount: z.number(), unit: z.enum(doseUnits) })),
  photo_ids: z.array(z.number().int()),
})
export type GrowUpdate = z.infer<typeof GrowUpdate>

export const GrowPlant = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  genetic: z.string().nullable(),
  origin: z.enum(['semente', 'clone']),
  mother: z.string().nullable(),
  group: z.string().nullable(),
  space: z.string().nullable(),
  started_on: day,
  status: z.enum(['viva', 'colhida', 'morta']),
  ended_on: day.nullable(),
  loss_cause: z.string().nullable(),
  /** Grams; null when not weighed. */
  weights: z.object({ wet_g: nullable, dry_g: nullable, cured_g: nullable }),
  cycles: z.array(z.object({ slug: z.string(), name: z.string(), on: day })),
  setup: z.array(z.object({ role: z.string(), name: z.string(), brand: z.string(), model: z.string() })),
  updates: z.array(GrowUpdate),
  /** The jars of its harvest. */
  jars: z.array(FilledJar),
  /** What was wrong with it, and what was done about it. */
  problems: z.array(ExportedCase),
})
export type GrowPlant = z.infer<typeof GrowPlant>

export const GrowExport = z.object({
  schema: z.literal(GROW_SCHEMA),
  exported_at: z.date(),
  discreet: z.boolean(),
  grower: z.string().nullable(),
  title: z.string(),
  /** Only in exports of a space. */
  space: z
    .object({
      name: z.string().nullable(),
      kind: z.string(),
      width_cm: nullable,
      depth_cm: nullable,
      height_cm: nullable,
    })
    .nullable(),
  space_updates: z.array(GrowUpdate),
  plants: z.array(GrowPlant),
})
export type GrowExport = z.infer<typeof GrowExport>

/** Size of the export, and the last requested PDF. */
export const GrowOverview = z.object({
  title: z.string(),
  updates: z.number().int(),
  /** Too large for a synchronous response: built by a job. */
  large: z.boolean(),
  /** Its part of the URL: 'planta/lua' or 'espaco/tenda'. */
  name: z.string(),
  /** Its last PDF by a job, finished or in progress; null without one. */
  latest: DataExport.nullable(),
})
export type GrowOverview = z.infer<typeof GrowOverview>
