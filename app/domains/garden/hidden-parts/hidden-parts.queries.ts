import { type SQL, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { findOwnPhoto } from '#platform/files/hide-parts.ts'
import { photoDocument } from '#platform/files/photo-address.ts'

/** One of the viewer's own photos, or on a plant or space of theirs; anybody else's does not exist. */
export const showOwnPhoto = async (ctx: Context, id: number) =>
  photoDocument(ctx, await findOwnPhoto(ctx, id, { orOn: onOwnGrow(ctx) }))

/** Whose plant or space it is decides what its page shows, though staff put the photo there. */
export const onOwnGrow = (ctx: Context): SQL => {
  const living = (thing: 'p' | 's') =>
    sql`${sql.raw(thing)}.created_by = ${signedIn(ctx).id} and ${sql.raw(thing)}.deleted_at is null`
  return sql`(exists (select from plant_photos l join plants p on p.id = l.plant_id where l.file_id = files.id and ${living('p')})
    or exists (select from space_photos l join spaces s on s.id = l.space_id where l.file_id = files.id and ${living('s')})
    or exists (select from update_photos l join updates u on u.id = l.update_id and u.deleted_at is null
      left join plants p on p.id = u.plant_id left join spaces s on s.id = u.space_id and u.plant_id is null
      where l.file_id = files.id and ((${living('p')}) or (${living('s')}))))`
}
