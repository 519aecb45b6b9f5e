import { z } from 'zod'

export const ResendInput = z.object({ redirect: z.string().max(500).optional() })
export type ResendInput = z.infer<typeof ResendInput>

/** `already_confirmed`: nothing was changed. */
export const ConfirmationAnswer = z.object({ already_confirmed: z.boolean() })
export type ConfirmationAnswer = z.infer<typeof ConfirmationAnswer>
