import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedRecentMoment } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { JarRef } from './jars.schemas.ts'

const kind = z.enum(['abertura', 'medicao', 'retirada', 'nota'])
export type JarEntryKind = z.infer<typeof kind>
const oneDecimal = 'Use no máximo uma casa depois da vírgula.'

const entryFields = z.object({
  /** Empty = now; in a correction = unchanged. */
  happened_at: typedRecentMoment.optional(),
  humidity: z.number().min(0).max(100).multipleOf(0.1, oneDecimal).optional(),
  temperature: z.number().min(-20).max(60).multipleOf(0.1, oneDecimal).optional(),
  grams: z.number().min(0.01).max(100_000).multipleOf(0.01, 'Use no máximo duas casas depois da vírgula.').optional(),
  note: typedText().max(2000).default(''),
})
export const JarLog = entryFields.extend(JarRef.shape).extend({ kind, idempotency_key: z.uuid().optional() })
export type JarLog = z.infer<typeof JarLog>

export const JarEntryRef = z.object({ id: rowId })
/** Replaces all values of an entry; its kind is immutable. */
export const JarEntryChange = entryFields.extend({ ...JarEntryRef.shape, opened: Opened })
export type JarEntryChange = z.infer<typeof JarEntryChange>

export const JarEntryFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend(JarRef.shape)
export type JarEntryFilter = z.infer<typeof JarEntryFilter>

const nullable = z.number().nullable()
export const JarEntry = z.object({
  id: z.number().int(),
  kind,
  happened_at: z.date(),
  humidity: nullable,
  temperature: nullable,
  grams: nullable,
  note: z.string(),
})
export type JarEntry = z.infer<typeof JarEntry>
export const JarEntries = pageOf(JarEntry)
/** An entry with its jar. */
export const JarEntryDetail = JarEntry.extend({
  jar: z.object({ id: z.number().int(), slug: z.string(), number: z.number().int(), name: z.string() }),
  /** Content of the jar after this entry. */
  left_g: z.number(),
})
export type JarEntryDetail = z.infer<typeof JarEntryDetail>
