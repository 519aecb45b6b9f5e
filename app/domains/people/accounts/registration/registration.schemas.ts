import { z } from 'zod'
import { TermsAcceptance } from '#domains/base/legal/index.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { NewPassword } from '../passwords/passwords.schemas.ts'

export const TAKEN_NICKNAME = 'Este apelido já é de outra pessoa. Escolha outro.'
/** Reserved route segments; routes are matched case-insensitively. */
const reserved = new Set([...reservedSlugs.nickname].map((word) => word.toLowerCase()))

/**
 * 3–30 characters, starts with a letter, then letters, digits and `. _ -`; no dot at the end, no `.data` (suffix of
 * data requests).
 */
export const Nickname = z
  .string()
  .trim()
  .min(3, 'Use de 3 a 30 caracteres.')
  .max(30, 'Use de 3 a 30 caracteres.')
  .regex(/^[a-z]/i, 'Comece com uma letra.')
  .regex(/^[a-z0-9._-]*$/i, 'Use só letras sem acento, números, ponto, hífen ou sublinhado, sem espaço.')
  .regex(/[^.]$/, 'O apelido não pode terminar com ponto.')
  .refine((nickname) => !/\.data$/i.test(nickname), 'O apelido não pode terminar com .data.')
  .refine((nickname) => !reserved.has(nickname.toLowerCase()), TAKEN_NICKNAME)

export const Email = z.string().trim().max(254).pipe(z.email())

export const Registration = TermsAcceptance.extend({
  nickname: Nickname,
  email: Email,
  password: NewPassword,
  adult: z.literal(true, { error: 'O Grower é só para maiores de 18 anos. Confirme a sua idade.' }),
  /** Where to go after the mailed link: a path of this site. */
  redirect: z.string().max(500).optional(),
})
export type Registration = z.infer<typeof Registration>

/** The same for a new and for a taken e-mail. */
export const RegistrationAnswer = z.object({ email: z.string() })
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>
