import { type SQL, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { findOwnPhoto } from '#platform/files/hide-parts.ts'
import { photoDocument } from '#platform/files/photo-address.ts'

/** One of the viewer's photos, or one on their plant or space; any other is 404. */
export const showOwnPhoto = async (ctx: Context, id: number) =>
  photoDocument(ctx, await findOwnPhoto(ctx, id, { orOn: onOwnGrow(ctx) }))

/** The owner of a plant or space controls its photos, also ones uploaded by staff. */
export const onOwnGrow = (ctx: Context): SQL => {
  const living = (thing: 'p' | 's') =>
    sql`${sql.raw(thing)}.created_by = ${signedIn(ctx).id} and ${sql.raw(thing)}.deleted_at is null`
  return sql`(exists (select from plant_photos l join plants p on p.id = l.plant_id where l.file_id = files.id and ${living('p')})
    or exists (select from space_photos l join spaces s on s.id = l.space_id where l.file_id = files.id and ${living('s')})
    or exists (select from update_photos l join updates u on u.id = l.update_id and u.deleted_at is null
      left join plants p on p.id = u.plant_id left join spaces s on s.id = u.space_id and u.plant_id is null
      where l.file_id = files.id and ((${living('p')}) or (${living('s')}))))`
}
