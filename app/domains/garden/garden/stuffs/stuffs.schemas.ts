import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { specsOf } from './stuff-specs.schemas.ts'

const id = z.number().int()
const typeId = z.coerce.number().int().min(1).max(9)
const specs = z.record(z.string().max(40), z.union([z.string(), z.number()]))

/** Digits are an id, anything else a slug. */
export const StuffRef = z.object({ id_or_slug: z.string().min(1).max(200) })

const fields = z.object({
  name: typedText().min(1).max(120),
  brand: typedText().max(80).default(''),
  model: typedText().max(80).default(''),
  quantity: z.coerce.number().int().min(1).max(1000).default(1),
  /** Of one piece, in centavos. */
  price: z.number().int().min(0).max(100_000_000).optional(),
  bought_on: typedDay.optional(),
  description: typedText().max(5000).default(''),
  /** The fields of its type (stuff.kinds.ts). */
  specs: specs.default({}),
  private: z.boolean().default(true),
  photo_ids: z.array(rowId).max(10).default([]),
})

export const StuffCreate = fields.extend({ stuff_type_id: typeId, idempotency_key: z.uuid().optional() })
export type StuffFields = z.infer<typeof fields>
export const StuffChange = fields.extend({
  ...StuffRef.shape,
  opened: Opened,
  /** What the server asked about is meant so. */
  sure: Sure.optional(),
})
export type StuffCreate = z.infer<typeof StuffCreate>
export type StuffChange = z.infer<typeof StuffChange>

/** Validates the fields of that type; returns them or the errors. */
export const readSpecs = (stuff_type_id: number, specs: unknown) =>
  z.object({ specs: specsOf(stuff_type_id) }).safeParse({ specs: specs })

export const StuffFilter = PageInput.extend({
  /** A grower's nickname; default: the viewer. */
  user: z.string().max(30).optional(),
  stuff_type_id: typeId.optional(),
  private: queryBoolean.optional(),
  order_by: z.enum(['created_at', 'name']).default('created_at'),
})
export type StuffFilter = z.infer<typeof StuffFilter>

export const StuffCard = z.object({
  id,
  slug: z.string(),
  stuff_type_id: id,
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  quantity: z.number().int(),
  specs,
  private: z.boolean(),
  created_by: id,
  user: z.object({ nickname: z.string() }),
  photos: z.array(z.object({ document: PhotoDocument })),
})
export type StuffCard = z.infer<typeof StuffCard>
export const StuffPage = pageOf(StuffCard)

const place = z.object({ id, slug: z.string(), name: z.string() })

export const StuffDetail = StuffCard.extend({
  description: z.string(),
  /** null for everybody but the owner. */
  price: z.number().int().nullable(),
  bought_on: z.iso.date().nullable(),
  /** Spaces and plants that use it, as far as the viewer may see them. */
  used_in: z.object({ spaces: z.array(place), plants: z.array(place) }),
  can: z.object({ update: z.boolean() }),
})
export type StuffDetail = z.infer<typeof StuffDetail>

export const StuffCounts = z.object({
  data: z.array(z.object({ stuff_type_id: id, name: z.string(), count: z.number().int() })),
})
