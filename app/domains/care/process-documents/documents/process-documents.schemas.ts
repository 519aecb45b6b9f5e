import { z } from 'zod'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { documentStates, MOST_FILES, outcomes, verdicts } from './process-document.kinds.ts'

const token = z.string().trim().max(60)

export const ProcessDocumentsRef = z.object({ token })

const SentFile = z.object({ id: z.number().int(), name: z.string(), kind: z.enum(['pdf', 'photo']) })

export const ProcessDocumentVersion = z.object({
  id: z.number().int(),
  version: z.number().int(),
  sent_by: z.string(),
  sent_at: z.date(),
  files: z.array(SentFile),
  expires_on: z.string().nullable(),
  verdict: z.enum(outcomes).nullable(),
  reason: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.date().nullable(),
})

/** A line of the checklist. `document_id` is null until something was sent; versions are empty for who reads no contents. */
export const ProcessDocumentLine = z.object({
  key: z.string(),
  document_id: z.number().int().nullable(),
  kind_id: z.number().int().nullable(),
  title: z.string(),
  help: z.string(),
  compartment: z.enum(compartments),
  required: z.boolean(),
  /** Its profession writes it, not the client. */
  by_team: z.boolean(),
  months: z.number().int(),
  state: z.enum([...documentStates, 'vencido']),
  expires_on: z.string().nullable(),
  days_left: z.number().int().nullable(),
  versions: z.array(ProcessDocumentVersion),
  can: z.object({ send: z.boolean(), decide: z.boolean() }),
})
export type ProcessDocumentLine = z.infer<typeof ProcessDocumentLine>

export const ProcessDocuments = z.object({
  data: z.array(ProcessDocumentLine),
  /** Living plants of the client, for themselves: what stands without a document that lapses. */
  plants: z.number().int().nullable(),
  can: z.object({ ask: z.boolean() }),
})
export type ProcessDocuments = z.infer<typeof ProcessDocuments>

export const ProcessDocumentSend = z.object({
  token,
  /** One of the two: of the checklist, or asked for besides. */
  kind_id: rowId.optional(),
  document_id: rowId.optional(),
  file_ids: z
    .array(rowId)
    .min(1, 'Escolha ao menos um arquivo.')
    .max(MOST_FILES, `Envie até ${MOST_FILES} arquivos de uma vez.`),
  expires_on: typedDay.optional(),
  idempotency_key: z.uuid().optional(),
})
export type ProcessDocumentSend = z.infer<typeof ProcessDocumentSend>

export const ProcessDocumentDecide = z.object({
  token,
  version_id: rowId,
  verdict: z.enum(verdicts, 'Escolha aprovar ou recusar.'),
  reason: z.string().trim().max(1000).default(''),
})
export type ProcessDocumentDecide = z.infer<typeof ProcessDocumentDecide>

export const ProcessDocumentAsk = z.object({
  token,
  title: z
    .string()
    .trim()
    .min(3, 'Diga que documento falta.')
    .max(120)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Escreva em uma linha, sem sinais invisíveis.'),
})
export type ProcessDocumentAsk = z.infer<typeof ProcessDocumentAsk>

export const ProcessDocumentFileRef = z.object({ token, file: rowId })
export type ProcessDocumentFileRef = z.infer<typeof ProcessDocumentFileRef>
