import { z } from 'zod'
import { Email } from '../registration/registration.schemas.ts'

export const ResendInput = z.object({ redirect: z.string().max(500).optional() })
export type ResendInput = z.infer<typeof ResendInput>

/** For who is signed out: the address typed at registration. */
export const ResendToInput = ResendInput.extend({ email: Email })
export type ResendToInput = z.infer<typeof ResendToInput>

/** The same whether the address waits for a link, is confirmed, or has no account. */
export const ResendToAnswer = z.object({ email: z.string() })
export type ResendToAnswer = z.infer<typeof ResendToAnswer>

/** `already_confirmed`: nothing was changed. */
export const ConfirmationAnswer = z.object({ already_confirmed: z.boolean() })
export type ConfirmationAnswer = z.infer<typeof ConfirmationAnswer>

/**
 * `token`: of a new session, when the link was used by somebody signed out. Null when it had been used, and for
 * accounts that ask for more than an e-mail.
 */
export const Confirmed = ConfirmationAnswer.extend({ token: z.string().nullable() })
export type Confirmed = z.infer<typeof Confirmed>
