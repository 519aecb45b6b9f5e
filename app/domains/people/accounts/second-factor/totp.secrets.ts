import { generateSecret, generateURI, verifySync } from 'otplib'

const PERIOD = 30

/** A new TOTP secret: 160 bits, base32. */
export const newSecret = () => generateSecret()

/** Associated data (AAD) to which a user's encrypted secret is bound. */
export const about = (user_id: number) => `second_factor:${user_id}`

/** The otpauth:// URI of the QR code. */
export const addressOf = (secret: string, issuer: string, label: string) => generateURI({ issuer, label, secret })

/**
 * The 30-second step of this code (RFC 6238; the previous and next steps are accepted too, for clock drift), or
 * undefined.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD })
  return result.valid ? Math.floor(epoch / PERIOD) + result.delta : undefined
}
