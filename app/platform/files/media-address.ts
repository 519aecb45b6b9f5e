import type { Context } from '#platform/context.ts'
import { isSigned, sign } from '#platform/keys.ts'
import { HOUR } from '#shared/durations.ts'

/** The URL of a photo or video: a plain one when it is public, else signed and valid for two hours at most. */
export function mediaAddress(ctx: Context, path: string, options: { public: boolean }) {
  if (options.public) return (ctx.env.image_cdn_host ? `https://${ctx.env.image_cdn_host}` : '') + path
  // Expiry on the whole hour: the URL stays the same for a while, so that the browser can cache it.
  const ends = (Math.floor(ctx.now().getTime() / HOUR) + 2) * HOUR
  return `${path}?ate=${ends}&assinatura=${sign(ctx.env.keys, `${path}:${ends}`)}`
}

/** Whether a signed URL is valid and not expired. */
export const mayOpenSigned = (ctx: Context, path: string, ends: string, signature: string) =>
  Number(ends) > ctx.now().getTime() && isSigned(ctx.env.keys, `${path}:${ends}`, signature)
