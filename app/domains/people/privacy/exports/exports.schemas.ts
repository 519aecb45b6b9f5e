import { z } from 'zod'
import { exportStates } from './export-state.kinds.ts'

/** All that somebody has told in one file: asked for as erasing is. */
export const ExportRequest = z.object({
  password: z.string('Escreva sua senha.').min(1, 'Escreva sua senha.').max(128, 'Use no máximo 128 caracteres.'),
})
export type ExportRequest = z.infer<typeof ExportRequest>

export const DataExport = z.object({
  uuid: z.uuid(),
  status: z.enum(exportStates),
  percent: z.number().int(),
  step: z.string(),
  bytes: z.number().int().nullable(),
  requested_at: z.date(),
  finished_at: z.date().nullable(),
  expires_at: z.date().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const LatestExport = z.object({
  latest: DataExport.nullable(),
  /** When the next one may be requested; null = now. */
  again_at: z.date().nullable(),
})
export type LatestExport = z.infer<typeof LatestExport>
