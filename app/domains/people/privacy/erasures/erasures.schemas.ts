import { z } from 'zod'

const dates = z.object({ requested_at: z.date(), erase_after: z.date() })

export const AccountErasure = z.object({
  pending: dates.nullable(),
  /** What is deleted, with counts. */
  lost: z.array(z.object({ label: z.string(), count: z.number().int() })),
  /** What is kept, and why. */
  kept: z.array(z.object({ label: z.string(), count: z.number().int(), why: z.string() })),
})
export type AccountErasure = z.infer<typeof AccountErasure>

export const ErasureRequest = z.object({
  nickname: z.string().trim().min(1, 'Escreva seu apelido.').max(60, 'Use no máximo 60 caracteres.'),
  password: z.string().min(1, 'Escreva sua senha.').max(128, 'Use no máximo 128 caracteres.'),
})
export type ErasureRequest = z.infer<typeof ErasureRequest>

export const PendingErasure = dates
export type PendingErasure = z.infer<typeof PendingErasure>

/** The cancel form has no fields. */
export const CancelErasure = z.object({ form: z.literal('cancel') })
