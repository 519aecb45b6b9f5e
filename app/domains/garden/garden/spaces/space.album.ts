import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** All photos of a space, its own and those of its own updates: same visibility as the space. */
export async function photoIdsOf(tx: Context, space_id: number): Promise<number[]> {
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    select file_id as id from space_photos where space_id = ${space_id}
    union select up.file_id from updates u join update_photos up on up.update_id = u.id
      where u.space_id = ${space_id} and u.plant_id is null and u.deleted_at is null`)
  return rows.map((row) => row.id)
}
