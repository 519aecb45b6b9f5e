import type { Context } from '#platform/context.ts'
import { isSigned, sign } from '#platform/keys.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import type { StoredFile } from './files.table.ts'

export type Addressable = Pick<StoredFile, 'id' | 'key' | 'public' | 'width' | 'height' | 'placeholder' | 'sizes'>

/** What a page needs to show a photo. URLs of private photos are signed and expire within two hours. */
export function photoDocument(ctx: Context, file: Addressable): PhotoDocument {
  const sizes = file.sizes.map((width) => ({ width, url: addressOf(ctx, file, width) }))
  const { id, width, height, placeholder } = file
  return { id, url: sizes.at(-1)?.url ?? '', width, height, placeholder, sizes }
}

const HOUR = 3_600_000

function addressOf(ctx: Context, file: Addressable, width: number) {
  const path = `/midia/${file.key}/${width}`
  if (file.public) return (ctx.env.image_cdn_host ? `https://${ctx.env.image_cdn_host}` : '') + path
  // Expiry on the whole hour: the URL stays the same for a while, so that the browser can cache it.
  const ends = (Math.floor(ctx.now().getTime() / HOUR) + 2) * HOUR
  return `${path}?ate=${ends}&assinatura=${sign(ctx.env.keys, `${path}:${ends}`)}`
}

/** Whether a signed URL is valid and not expired. */
export const mayOpenSigned = (ctx: Context, path: string, ends: string, signature: string) =>
  Number(ends) > ctx.now().getTime() && isSigned(ctx.env.keys, `${path}:${ends}`, signature)
