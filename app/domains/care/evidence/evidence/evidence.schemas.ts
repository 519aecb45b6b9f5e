import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'

const token = z.string().trim().max(60)
export const EvidenceProcess = z.object({ token })

/** Which plants and days a document is of. */
export const GrowDays = z.object({
  plant_ids: z.array(rowId).min(1, 'Escolha ao menos uma planta.').max(12, 'Escolha até 12 plantas por documento.'),
  from: typedDay,
  to: typedDay,
  /** Sent twice with it, it is one document. */
  idempotency_key: z.uuid().optional(),
})
export type GrowDays = z.infer<typeof GrowDays>

export const EvidenceCreate = EvidenceProcess.extend(GrowDays.shape)
export type EvidenceCreate = z.infer<typeof EvidenceCreate>

export const Evidence = z.object({
  uuid: z.string(),
  plants: z.number().int(),
  updates: z.number().int(),
  from: z.string(),
  to: z.string(),
  sha256: z.string(),
  created_at: z.date(),
})
export type Evidence = z.infer<typeof Evidence>

export const EvidenceList = z.object({ data: z.array(Evidence), can: z.object({ create: z.boolean() }) })

export const EvidenceRef = z.object({ uuid: z.string().trim().max(60) })
export type EvidenceRef = z.infer<typeof EvidenceRef>

export const EvidenceFileRef = EvidenceProcess.extend(EvidenceRef.shape)
export type EvidenceFileRef = z.infer<typeof EvidenceFileRef>

/** What anybody may know: whether a file is the one that was signed, and since when. */
export const EvidenceCheck = z.object({
  uuid: z.string(),
  sha256: z.string(),
  signature: z.string(),
  /** PEM. */
  /** Null when the key that signed is kept no more. */
  public_key: z.string().nullable(),
  created_at: z.date(),
})
export type EvidenceCheck = z.infer<typeof EvidenceCheck>
