import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { idList, rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedRecentDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { StuffCard } from '../stuffs/stuffs.schemas.ts'

const id = z.number().int()
const day = z.iso.date()
const photoIds = z.array(rowId).max(20).default([])
const anyId = rowId

/** Digits are an id, anything else a slug. */
export const PlantRef = z.object({ id_or_slug: z.string().min(1).max(200) })

export const PlantInput = z.object({
  name: typedText().min(1).max(120),
  description: typedText().max(5000).default(''),
  genetic_name: typedText().max(120).optional(),
  origin: z.enum(['semente', 'clone']).default('semente'),
  private: z.boolean().default(true),
  plant_cycle_id: anyId,
  /** One of the owner's spaces. */
  space_id: anyId.optional(),
  started_on: typedRecentDay,
  photo_ids: photoIds,
})
export type PlantInput = z.infer<typeof PlantInput>

export const PlantCreate = PlantInput.extend({
  /** When it entered the cycle that it is in, of one that lived before; its first day otherwise. */
  cycle_since: typedRecentDay.optional(),
  /** A pack of the grower's own seeds or clones: one is taken, and says genetic and origin. */
  stock_id: anyId.optional(),
  idempotency_key: z.uuid().optional(),
})
export const PlantFields = PlantInput.omit({ plant_cycle_id: true })
export type PlantFields = z.infer<typeof PlantFields>
export const PlantChange = PlantFields.extend({ ...PlantRef.shape, opened: Opened })
export const CycleChange = PlantRef.extend({ plant_cycle_id: anyId, on: typedRecentDay, sure: Sure.optional() })
export const PrivacyChange = PlantRef.extend({ private: z.boolean() })
export const ArchiveChange = PlantRef.extend({ archived: z.boolean() })
export type PlantCreate = z.infer<typeof PlantCreate>
export type PlantChange = z.infer<typeof PlantChange>
export type CycleChange = z.infer<typeof CycleChange>
export type PrivacyChange = z.infer<typeof PrivacyChange>
export type ArchiveChange = z.infer<typeof ArchiveChange>

export const PlantFilter = PageInput.extend({
  /** A grower's nickname. */
  user: z.string().max(30).optional(),
  /** Only these. */
  plants_id: idList.optional(),
  /** Only these, archived ones too; with commas between them. */
  slugs: z
    .preprocess(
      (text) => (typeof text === 'string' ? text.split(',').filter(Boolean) : text),
      z.array(z.string().max(200)).max(100),
    )
    .optional(),
  plant_cycle_id: anyId.optional(),
  space_id: anyId.optional(),
  /** Plants that follow this plan. */
  plan_id: anyId.optional(),
  /** Plants of this entry of the library. */
  genetic_id: anyId.optional(),
  private: queryBoolean.optional(),
  archived: queryBoolean.default(false),
  status: z.enum(['viva', 'colhida', 'morta']).optional(),
  group_name: z.string().max(60).optional(),
  /** `untouched`: what lives and was told of longest ago first. */
  order_by: z.enum(['created_at', 'name', 'saves_count', 'untouched']).default('created_at'),
})
export type PlantFilter = z.infer<typeof PlantFilter>

/** For the sitemap: public plants by age, in files. */
export const AddressPage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export const Addresses = z.object({
  data: z.array(z.object({ slug: z.string(), updated_at: z.date() })),
  total: z.number().int(),
})

export const PlantCycle = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  order: z.number().int(),
  more_infos: z.object({ icon_url: z.string().nullable() }),
})
export type PlantCycle = z.infer<typeof PlantCycle>

const photos = z.array(z.object({ document: PhotoDocument }))

export const PlantCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  private: z.boolean(),
  archived: z.boolean(),
  status: z.enum(['viva', 'colhida', 'morta']),
  /** Plants under one net, or of one round. */
  group_name: z.string().nullable(),
  created_by: id,
  user: z.object({ nickname: z.string() }),
  photos,
  plant_cycle: PlantCycle,
  started_on: day,
  /** First day of the current cycle; day 1 is that day. */
  cycle_since: day,
  genetic: z.object({ name: z.string() }).nullable(),
  /** null without one, and for viewers who may not see it. */
  space: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  /** Plans that it follows and the viewer may see. */
  plan_cultivations: z.array(z.object({ id, slug: z.string(), name: z.string() })),
  saves_count: z.number().int(),
  comments_count: z.number().int(),
  is_save: z.boolean(),
})
export type PlantCard = z.infer<typeof PlantCard>

/** Live values of an open plant page. */
export const PlantLive = z.object({ saves_count: z.number().int() })
export type PlantLive = z.infer<typeof PlantLive>

const SetupItem = z.object({
  role: z.enum(['vase', 'substrate', 'fertilizante']),
  stuff: StuffCard.pick({
    id: true,
    slug: true,
    stuff_type_id: true,
    name: true,
    brand: true,
    model: true,
    specs: true,
  }),
})
export type SetupItem = z.infer<typeof SetupItem>
export type SetupRole = SetupItem['role']

const ids = { plant_id: anyId, stuff_id: anyId }
export const SetupChange = z.object(ids)
export type SetupChange = z.infer<typeof SetupChange>

/** The day on which a cycle began. */
export const CycleBegun = z.object({ id, plant_cycle: PlantCycle, on: day })

export const PlantDetail = PlantCard.extend({
  views_count: z.number().int(),
  description: z.string(),
  /** With the slug of its entry, if the viewer may see that. */
  genetic: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  origin: z.enum(['semente', 'clone']),
  ended_on: day.nullable(),
  loss_cause: z.string().nullable(),
  /** Grams; null when not weighed. */
  wet_g: z.number().nullable(),
  dry_g: z.number().nullable(),
  cured_g: z.number().nullable(),
  /** Has at least one weighing during drying. */
  weighed: z.boolean(),
  /** The mother of a clone, if the viewer may see it. */
  mother: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Pot, substrate and fertilizers. */
  setup: z.array(SetupItem),
  cycle_history: z.array(CycleBegun),
  /** Spaces of the plant that the viewer may see, newest first; `until` null: the current one. */
  places: z.array(
    z.object({ space: z.object({ slug: z.string(), name: z.string() }), since: day, until: day.nullable() }),
  ),
  can: z.object({ update: z.boolean(), save: z.boolean(), see_privacy: z.boolean() }),
})
export type PlantDetail = z.infer<typeof PlantDetail>

/** The owner's group names. */
export const PlantGroups = z.object({ data: z.array(z.string()) })
