import { z } from 'zod'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { rowId } from '#shared/row-id.ts'
import { written } from '#shared/written.ts'
import { isDrawn } from './drawing.model.ts'
import { DRAWN, MOST_TEXT, parties, signingStates } from './process-signing.kinds.ts'

const token = z.string().trim().max(60)
export const ProcessSigningsRef = z.object({ token })
export const ProcessSigningRef = z.object({ token, signing: rowId })
export type ProcessSigningRef = z.infer<typeof ProcessSigningRef>

export const ProcessSigningLine = z.object({
  id: z.number().int(),
  title: z.string(),
  compartment: z.enum(compartments),
  state: z.enum(signingStates),
  countersigned: z.boolean(),
  prepared_by: z.string(),
  /** Who prepared it has left the team. */
  left: z.boolean(),
  created_at: z.date(),
  ended_at: z.date().nullable(),
  reason: z.string(),
  /** Of the documents of the process: the signed PDF. */
  file: z.number().int().nullable(),
  can: z.object({ sign: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
})
export type ProcessSigningLine = z.infer<typeof ProcessSigningLine>

export const ProcessSignings = z.object({
  data: z.array(ProcessSigningLine),
  /** Of the viewer's profession; none for who prepares nothing. */
  templates: z.array(z.object({ id: z.number().int(), name: z.string() })),
  can: z.object({ prepare: z.boolean() }),
})
export type ProcessSignings = z.infer<typeof ProcessSignings>

export const ProcessSignature = z.object({
  party: z.enum(parties),
  name: z.string(),
  drawing: z.string(),
  signed_at: z.date(),
})

export const ProcessSigningDetail = ProcessSigningLine.extend({
  text: z.string(),
  /** Of title, empty line and text. */
  sha256: z.string(),
  signatures: z.array(ProcessSignature),
})
export type ProcessSigningDetail = z.infer<typeof ProcessSigningDetail>

export const ProcessSigningDraftRef = z.object({ token, template_id: rowId })
export type ProcessSigningDraftRef = z.infer<typeof ProcessSigningDraftRef>
export const ProcessSigningDraft = z.object({
  template_id: z.number().int(),
  title: z.string(),
  text: z.string(),
  countersigned: z.boolean(),
})
export type ProcessSigningDraft = z.infer<typeof ProcessSigningDraft>

export const ProcessSigningPrepare = z.object({
  token,
  template_id: rowId,
  title: written(3, 'Dê um nome ao documento.', 120).regex(
    /^[^\p{Cc}\p{Cf}]*$/u,
    'Escreva em uma linha, sem sinais invisíveis.',
  ),
  text: written(20, 'Escreva o texto inteiro.', MOST_TEXT),
  countersigned: z.boolean().default(false),
  idempotency_key: z.uuid().optional(),
})
export type ProcessSigningPrepare = z.infer<typeof ProcessSigningPrepare>

export const ProcessSigningSign = ProcessSigningRef.extend({
  /** Of the text that was read. */
  sha256: z.string().max(64),
  /** One of the two: typed or drawn. */
  name: z
    .string()
    .trim()
    .max(120)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Escreva em uma linha, sem sinais invisíveis.')
    .default(''),
  drawing: z
    .string()
    .max(DRAWN.most)
    .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)*$/, { error: 'Limpe e desenhe de novo.', abort: true })
    .refine(isDrawn, 'Parece só um toque. Limpe e desenhe de novo.')
    .default(''),
  accepted: z.boolean().default(false).refine(Boolean, 'Marque que leu e concorda.'),
})
export type ProcessSigningSign = z.infer<typeof ProcessSigningSign>

export const ProcessSigningEnd = ProcessSigningRef.extend({
  reason: written(3, 'Diga por quê.', 1000),
})
export type ProcessSigningEnd = z.infer<typeof ProcessSigningEnd>
