import type { Context } from '#platform/context.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import type { StoredFile } from './files.table.ts'
import { mediaAddress } from './media-address.ts'

export type Addressable = Pick<StoredFile, 'id' | 'key' | 'public' | 'width' | 'height' | 'placeholder' | 'sizes'>

/** What a page needs to show a photo. URLs of private photos are signed and expire within two hours. */
export function photoDocument(ctx: Context, file: Addressable): PhotoDocument {
  const sizes = file.sizes.map((width) => ({ width, url: addressOf(ctx, file, width) }))
  const { id, width, height, placeholder } = file
  return { id, url: sizes.at(-1)?.url ?? '', width, height, placeholder, sizes }
}

const addressOf = (ctx: Context, file: Addressable, width: number) =>
  mediaAddress(ctx, `/midia/${file.key}/${width}`, { public: file.public })
