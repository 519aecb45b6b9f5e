import { z } from 'zod'
import { linkPurposes, linkStates } from './link.kinds.ts'

/** The token in a mailed link. */
export const MailedToken = z.string().min(1).max(200)
export const TokenInput = z.object({ token: MailedToken })
export type TokenInput = z.infer<typeof TokenInput>

export const LinkInput = z.object({
  purpose: z.enum(linkPurposes),
  token: MailedToken,
})
export type LinkInput = z.infer<typeof LinkInput>

export const LinkAnswer = z.object({ state: z.enum(linkStates) })
export type LinkAnswer = z.infer<typeof LinkAnswer>
