import { z } from 'zod'
import { MailedToken } from '../one-time-tokens/one-time-tokens.schemas.ts'

/** Rules for a new password; at login any string is accepted. */
export const NewPassword = z
  .string()
  .min(10, 'Use pelo menos 10 caracteres. Uma frase curta funciona bem.')
  .max(128, 'Use no máximo 128 caracteres.')

export const RecoverInput = z.object({ email: z.string().trim().max(254).pipe(z.email()) })
export type RecoverInput = z.infer<typeof RecoverInput>

export const ResetInput = z.object({ token: MailedToken, password: NewPassword })
export type ResetInput = z.infer<typeof ResetInput>

export const PasswordChange = z.object({
  current_password: z.string().min(1).max(1000),
  password: NewPassword,
  /** Where to go after the mailed link: a path of this site. */
  redirect: z.string().max(500).optional(),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** Where the link was sent. For recovery: the typed address, whether or not it has an account. */
export const MailedTo = z.object({ email: z.string() })
export type MailedTo = z.infer<typeof MailedTo>
