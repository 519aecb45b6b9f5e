import { sql } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { decoding } from '#platform/files/decoding.ts'
import { findOwnPhoto, hideParts, originOf } from '#platform/files/hide-parts.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { onOwnGrow } from './hidden-parts.queries.ts'
import type { HideParts } from './hidden-parts.schemas.ts'

const perHour: Limit = { name: 'photo_hide', points: 120, seconds: 3600 }

/**
 * Permanently covers parts of one of the viewer's photos, or of one on their plant or space, wherever it shows, also when it
 * is the copy that is covered; its old URL is no longer used by any page.
 */
export async function hidePhotoParts(ctx: Context, { id, parts }: HideParts) {
  await countAttempt(ctx, perHour, String(signedIn(ctx).id))
  const file = await decoding(() =>
    ctx.transaction(async (tx) => {
      const may = { orOn: onOwnGrow(tx) }
      const origin = await originOf(tx, id, may)
      await hideParts(tx, origin, parts, may)
      await purgePages(tx, origin)
      return findOwnPhoto(tx, id, may)
    }),
  )
  return photoDocument(ctx, file)
}

/** Purges the cached visitor pages that show the photo. Lists, plans, items and the profile carry their owner's tag. */
async function purgePages(tx: Context, file_id: number) {
  const { rows } = await tx.db.execute<{ tag: string }>(sql`
    select 'plant:' || plant_id as tag from plant_photos where file_id = ${file_id}
    union select 'space:' || space_id from space_photos where file_id = ${file_id}
    union select 'plant:' || u.plant_id from update_photos p join updates u on u.id = p.update_id
      where p.file_id = ${file_id} and u.plant_id is not null
    union select 'space:' || u.space_id from update_photos p join updates u on u.id = p.update_id
      where p.file_id = ${file_id} and u.space_id is not null
    union select 'space:' || l.space_id from plant_photos p join plants l on l.id = p.plant_id
      where p.file_id = ${file_id} and l.space_id is not null`)
  await purge(tx, 'plants', `user:${signedIn(tx).id}`, ...rows.map(({ tag }) => tag))
}
