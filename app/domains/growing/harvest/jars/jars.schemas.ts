import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedRecentDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'

const day = z.iso.date()
const grams = z.number().min(0.01).max(100_000).multipleOf(0.01, 'Use no máximo duas casas depois da vírgula.')

/** Maximum number of jars per form. */
export const MOST_JARS = 30

/** Digits are an id, anything else a slug. */
export const JarRef = z.object({ id_or_slug: z.string().min(1).max(200) })

const fields = z.object({
  name: typedText().max(60).default(''),
  /** One of the owner's harvested plants. */
  plant_id: rowId.optional(),
  /** One of the owner's curing spaces. */
  space_id: rowId.optional(),
  sealed_on: typedRecentDay,
  net_g: grams,
})
/** What the server asked about is meant so. */
const sure = Sure.optional()

export const JarsCreate = fields.extend({
  sure,
  count: z.coerce.number().int().min(1).max(MOST_JARS).default(1),
  idempotency_key: z.uuid().optional(),
})
export type JarsCreate = z.infer<typeof JarsCreate>
export type JarFields = z.infer<typeof fields>
export const JarChange = fields.extend({ ...JarRef.shape, sure, opened: Opened })
export type JarChange = z.infer<typeof JarChange>
export const JarArchive = JarRef.extend({ archived: z.boolean() })
export type JarArchive = z.infer<typeof JarArchive>

export const JarFilter = PageInput.extend({
  plant_id: rowId.optional(),
  space_id: rowId.optional(),
  archived: queryBoolean.default(false),
  order_by: z.enum(['number', 'sealed_on', 'left_g']).default('number'),
})
export type JarFilter = z.infer<typeof JarFilter>

const number = z.number()
const nullable = number.nullable()
const place = z.object({ id: number.int(), slug: z.string(), name: z.string() }).nullable()

export const JarCard = z.object({
  id: number.int(),
  slug: z.string(),
  number: number.int(),
  name: z.string(),
  plant: place,
  space: place,
  sealed_on: day,
  net_g: number,
  /** net_g minus all that was taken out. */
  left_g: number,
  archived: z.boolean(),
  created_by: number.int(),
  /** The latest humidity, %. */
  humidity: nullable,
  humidity_at: z.date().nullable(),
  opened_at: z.date().nullable(),
})
export type JarCard = z.infer<typeof JarCard>

export const JarList = pageOf(JarCard).extend({
  /** Total of all jars that match the filter. */
  left_g: number,
})
export type JarList = z.infer<typeof JarList>

export const JarReading = z.object({ id: number.int(), at: z.date(), humidity: number })
export type JarReading = z.infer<typeof JarReading>

export const JarDetail = JarCard.extend({
  /** The latest ones, oldest first. */
  readings: z.array(JarReading),
  last_kind: z.enum(['abertura', 'medicao', 'retirada', 'nota']).nullable(),
})
export type JarDetail = z.infer<typeof JarDetail>
export const JarsMade = z.object({ data: z.array(JarCard) })
export type JarsMade = z.infer<typeof JarsMade>
