import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { firmwareStates } from './firmware.kinds.ts'
import { versionPattern } from './firmware-rank.model.ts'

export const FirmwareNotes = z.object({ notes: z.string().trim().max(5000).default('') })
export const FirmwareInput = FirmwareNotes.extend({
  model_id: rowId,
  version: z.string().trim().regex(versionPattern, 'Escreva três números com pontos, como 1.4.2.'),
})
export type FirmwareInput = z.infer<typeof FirmwareInput>

export const FirmwareRef = z.object({ id: rowId })
export const FirmwareChange = FirmwareNotes.extend(FirmwareRef.shape).extend({ opened: Opened })
export type FirmwareChange = z.infer<typeof FirmwareChange>

export const FirmwareFilter = PageInput.extend({
  model_id: rowId.optional(),
  state: z.enum(firmwareStates).optional(),
  order_by: z.enum(['created_at', 'published_at', 'version']).default('created_at'),
})
export type FirmwareFilter = z.infer<typeof FirmwareFilter>

export const FirmwareVersion = z.object({
  id: z.number().int(),
  model: z.object({ id: z.number().int(), name: z.string() }),
  version: z.string(),
  notes: z.string(),
  state: z.enum(firmwareStates),
  /** Of the binary; null until it is uploaded. */
  bytes: z.number().int().nullable(),
  /** Hexadecimal. */
  sha256: z.string().nullable(),
  /** Ed25519 over the SHA-256, base64; since it was published. */
  signature: z.string().nullable(),
  /** Robots that say that they run it. */
  devices_count: z.number().int(),
  published_at: z.date().nullable(),
  created_at: z.date(),
})
export type FirmwareVersion = z.infer<typeof FirmwareVersion>
export const FirmwarePage = pageOf(FirmwareVersion)

/** What is built into robots. */
export const FirmwareKey = z.object({ algorithm: z.literal('Ed25519'), public_key: z.string() })
