import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { documentKinds } from './document.kinds.ts'

const id = z.number().int()
const day = typedDay.nullable().default(null)

export const DocumentRef = z.object({ id: rowId })
export type DocumentRef = z.infer<typeof DocumentRef>

export const DocumentInput = z.object({
  kind: z.enum(documentKinds),
  number: z.string().trim().max(60).default(''),
  /** Who issued it: doctor, agency, court. */
  issuer: z.string().trim().max(120).default(''),
  /** Living plants that it allows; empty: it says nothing of that. */
  plant_limit: z.number().int().min(0).max(10_000).nullable().default(null),
  issued_on: day,
  expires_on: day,
  note: z.string().trim().max(500).default(''),
  /** One of the user's uploads (POST /v1/file/private); empty = no file. */
  file_id: rowId.nullable().default(null),
})
export type DocumentInput = z.infer<typeof DocumentInput>

export const DocumentCreate = DocumentInput.extend({ idempotency_key: z.uuid().optional() })
export const DocumentChange = DocumentInput.extend({ ...DocumentRef.shape, opened: Opened })
export type DocumentCreate = z.infer<typeof DocumentCreate>
export type DocumentChange = z.infer<typeof DocumentChange>

export const DocumentFile = z.object({ id, name: z.string(), kind: z.enum(['pdf', 'photo']), bytes: id })

export const DocumentCard = z.object({
  id,
  kind: z.enum(documentKinds),
  number: z.string(),
  issuer: z.string(),
  plant_limit: z.number().int().nullable(),
  issued_on: z.iso.date().nullable(),
  expires_on: z.iso.date().nullable(),
  /** Whole days in São Paulo; negative after expiry. */
  days_left: z.number().int().nullable(),
  note: z.string(),
  file: DocumentFile.nullable(),
  created_at: z.date(),
})
export type DocumentCard = z.infer<typeof DocumentCard>

export const DocumentList = z.object({ data: z.array(DocumentCard) })

export const DocumentDetail = DocumentCard.extend({
  openings: z.array(z.object({ at: z.date(), ip: z.string() })),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>
