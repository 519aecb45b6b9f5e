import type { Context } from '#platform/context.ts'
import { findOwnPhoto } from '#platform/files/hide-parts.ts'
import { photoDocument } from '#platform/files/photo-address.ts'

/** One of the viewer's own photos; anybody else's does not exist. */
export const showOwnPhoto = async (ctx: Context, id: number) => photoDocument(ctx, await findOwnPhoto(ctx, id))
