import { z } from 'zod'

/** What a mailed link carries. */
export const Token = z.string().min(1).max(200)
export const TokenInput = z.object({ token: Token })
export type TokenInput = z.infer<typeof TokenInput>

export const LinkInput = z.object({
  purpose: z.enum(['confirm_email', 'reset_password', 'change_password']),
  token: Token,
})
export type LinkInput = z.infer<typeof LinkInput>

export const linkStates = ['valid', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]
export const LinkAnswer = z.object({ state: z.enum(linkStates) })
export type LinkAnswer = z.infer<typeof LinkAnswer>

export const linkSentences: Record<Exclude<LinkState, 'valid'>, string> = {
  used: 'Este link já foi usado. Se precisar, peça outro.',
  expired: 'Este link venceu ou foi trocado por um mais novo. Peça outro.',
  unknown: 'Este link não está completo. Copie o endereço inteiro do e-mail ou peça outro.',
}
