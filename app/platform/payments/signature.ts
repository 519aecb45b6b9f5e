import { createHmac, timingSafeEqual } from 'node:crypto'

/** So old a signed message may be, and so far ahead its clock. */
const TOLERANCE_SECONDS = 300

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** 't=<seconds>,v1=<HMAC-SHA256 of seconds, dot and body>': what is signed can't be sent again later. */
export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`
}

export function isSignedBody(
  secret: string,
  { body, signature, now }: { body: string; signature: unknown; now: Date },
) {
  const [, seconds, received = ''] = String(signature ?? '').match(/^t=(\d{1,12}),v1=([0-9a-f]{64})$/) ?? []
  if (!seconds || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(received), Buffer.from(hmac(secret, `${seconds}.${body}`)))
}
