import { z } from 'zod'

/** The password, re-entered before an action that is hard to undo. */
export const PasswordProof = z.object({ password: z.string().min(1).max(1000) })
export type PasswordProof = z.infer<typeof PasswordProof>

/** As typed: '123 456' or a recovery code. */
const code = z.string().trim().min(1).max(60)

/** Both, where a second factor is on; the password alone elsewhere. */
export const OwnerProof = PasswordProof.extend({ code: code.optional() })
export type OwnerProof = z.infer<typeof OwnerProof>

export const CodeInput = z.object({ code })
export type CodeInput = z.infer<typeof CodeInput>

export const ProvedInput = PasswordProof.extend({ code })
export type ProvedInput = z.infer<typeof ProvedInput>

/** For an authenticator app: the QR code as one SVG path, or the secret for manual entry. */
export const Setup = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
})
export type Setup = z.infer<typeof Setup>

export const SecondFactor = z.object({
  state: z.enum(['off', 'pending', 'on']),
  /** Only while the first code is pending. */
  setup: Setup.nullable(),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
