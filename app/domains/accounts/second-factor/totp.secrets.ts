import { generateSecret, generateURI, verifySync } from 'otplib'

const PERIOD = 30

/** A new shared secret: 160 bits, base32, as code apps take it. */
export const newSecret = () => generateSecret()

/** What a person's secret is sealed about. */
export const about = (user_id: number) => `second_factor:${user_id}`

/** What the QR code says. */
export const addressOf = (secret: string, issuer: string, label: string) => generateURI({ issuer, label, secret })

/**
 * The 30-second step whose code this is (RFC 6238; the step before and the one after count too, for clocks that differ),
 * or undefined.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD })
  return result.valid ? Math.floor(epoch / PERIOD) + result.delta : undefined
}
