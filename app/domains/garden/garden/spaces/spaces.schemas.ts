import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { idList, rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { StuffCard } from '../stuffs/stuffs.schemas.ts'

const id = z.number().int()
const kind = z.enum(['tenda', 'armario', 'quarto', 'estufa', 'externo', 'secagem', 'cura'])
const centimetres = z.coerce.number().int().min(1).max(5000)

/** Digits are an id, anything else a slug. */
export const SpaceRef = z.object({ slug: z.string().min(1).max(200) })

const fields = z.object({
  name: typedText().min(1).max(120),
  kind: kind.default('tenda'),
  width_cm: centimetres.optional(),
  depth_cm: centimetres.optional(),
  height_cm: centimetres.optional(),
  /** Leaf minus air, °C: negative when the leaf is cooler. */
  leaf_offset: z.coerce
    .number()
    .min(-10)
    .max(10)
    .multipleOf(0.1, 'Use no máximo uma casa depois da vírgula.')
    .optional(),
  description: typedText().max(5000).default(''),
  private: z.boolean().default(true),
  photo_ids: z.array(rowId).max(20).default([]),
})
export const SpaceCreate = fields.extend({ idempotency_key: z.uuid().optional() })
export type SpaceFields = z.infer<typeof fields>
export const SpaceChange = fields.extend({ ...SpaceRef.shape, opened: Opened })
export const SpacePrivacy = SpaceRef.extend({ private: z.boolean() })
export const SpaceArchive = SpaceRef.extend({ archived: z.boolean() })
export type SpaceCreate = z.infer<typeof SpaceCreate>
export type SpaceChange = z.infer<typeof SpaceChange>
export type SpacePrivacy = z.infer<typeof SpacePrivacy>
export type SpaceArchive = z.infer<typeof SpaceArchive>

export const SpaceFilter = PageInput.extend({
  /** A grower's nickname. */
  user: z.string().max(30).optional(),
  kind: kind.optional(),
  /** Only these. */
  spaces_id: idList.optional(),
  /** Spaces of this plan. */
  plan_id: rowId.optional(),
  private: queryBoolean.optional(),
  archived: queryBoolean.default(false),
  order_by: z.enum(['created_at', 'name', 'saves_count']).default('created_at'),
})
export type SpaceFilter = z.infer<typeof SpaceFilter>

export const SpaceCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  kind,
  width_cm: id.nullable(),
  depth_cm: id.nullable(),
  height_cm: id.nullable(),
  private: z.boolean(),
  archived: z.boolean(),
  created_by: id,
  user: z.object({ nickname: z.string() }),
  photos: z.array(z.object({ document: PhotoDocument })),
  /** Living plants in it that the viewer may see. */
  plants_count: z.number().int(),
  saves_count: z.number().int(),
  comments_count: z.number().int(),
  is_save: z.boolean(),
})
export type SpaceCard = z.infer<typeof SpaceCard>

const figure = z.number().nullable()

/** Computed from measures and equipment (space-figures.model.ts); null where an input is missing. */
export const SpaceFigures = z.object({
  area_m2: figure,
  volume_m3: figure,
  lamp_watts: figure,
  watts_per_m2: figure,
  ppfd_estimate: figure,
  air_changes_per_hour: figure,
})

export const Equipment = z.object({
  role: z.enum(['growbox', 'lamps', 'ventilador', 'exaustor', 'telemetria']),
  stuff: StuffCard.omit({ photos: true, user: true, private: true }),
})
export type Equipment = z.infer<typeof Equipment>
export type EquipmentRole = Equipment['role']

export const SpaceDetail = SpaceCard.extend({
  leaf_offset: z.number().nullable(),
  views_count: z.number().int(),
  description: z.string(),
  equipment: z.array(Equipment),
  figures: SpaceFigures,
  can: z.object({ update: z.boolean(), save: z.boolean(), see_privacy: z.boolean() }),
})
export type SpaceDetail = z.infer<typeof SpaceDetail>

const ids = { space_id: rowId, stuff_id: rowId }
export const EquipmentChange = z.object(ids)
export type EquipmentChange = z.infer<typeof EquipmentChange>

export const SpaceIds = z.object({
  spaces_id: idList,
})
export const StuffItemCounts = z.object({
  data: z.array(
    z.object({
      space_id: id,
      stuffs: z.array(z.object({ stuff_type_id: id, name: z.string(), count: z.number().int() })),
    }),
  ),
})
