import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { albumIn } from '#platform/files/album.ts'

export const plantAlbum = albumIn('plant_photos', 'plant_id')

/** All photos of a plant, its own and those of its updates: same visibility as the plant. */
export async function photoIdsOf(tx: Context, plant_id: number): Promise<number[]> {
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    select file_id as id from plant_photos where plant_id = ${plant_id}
    union select up.file_id from updates u join update_photos up on up.update_id = u.id
      where u.plant_id = ${plant_id} and u.deleted_at is null`)
  return rows.map((row) => row.id)
}
