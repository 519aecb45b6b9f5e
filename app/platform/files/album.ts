import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { attachPhotos, detachPhotos, setPhotosPublic } from './attach-photos.ts'
import type { Addressable } from './photo-address.ts'

/**
 * Ordered photos of one kind of owner, in a join table of `owner`, `file_id` and `position`. Both names are literals of
 * the code, never input. A photo is public exactly when the owner that shows it is.
 */
export function albumIn(name: string, owner: string) {
  const table = sql.identifier(name)
  const of = sql.identifier(owner)

  async function idsOf(tx: Context, id: number): Promise<number[]> {
    const { rows } = await tx.db.execute<{ file_id: number }>(
      sql`select file_id from ${table} where ${of} = ${id} order by position`,
    )
    return rows.map((row) => row.file_id)
  }

  const put = (tx: Context, id: number, ids: number[]) =>
    tx.db.execute(sql`insert into ${table} (${of}, file_id, position)
      select ${id}, file_id, position - 1 from unnest(${sql.param([...new Set(ids)])}::int[]) with ordinality t(file_id, position)`)

  return {
    idsOf,
    /** Those that everybody may see now: whoever took one withholds it by leaving. */
    async publicIdsOf({ db }: Context, id: number): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(
        sql`select f.id from ${table} a join files f on f.id = a.file_id and f.public where a.${of} = ${id}`,
      )
      return rows.map((row) => row.id)
    },
    /** Attaches the first photos of a new owner. */
    async fill(tx: Context, id: number, ids: number[], options: { public: boolean }) {
      await attachPhotos(tx, ids, options)
      await put(tx, id, ids)
    },
    /** Attaches new photos, detaches removed ones, and stores the order of `wanted`. */
    async replace(tx: Context, id: number, wanted: number[], options: { public: boolean }) {
      const had = await idsOf(tx, id)
      const gone = had.filter((file_id) => !wanted.includes(file_id))
      const fresh = wanted.filter((file_id) => !had.includes(file_id))
      await attachPhotos(tx, fresh, options)
      await tx.db.execute(sql`delete from ${table} where ${of} = ${id}`)
      await setPhotosPublic(tx, gone, false)
      await detachPhotos(tx, gone)
      await put(tx, id, wanted)
    },
    /** A select column: the first `most` photos as JSON. `id` is the owner's id column, qualified with its table. */
    column: (id: SQL, most: number) => sql<Addressable[]>`coalesce((select json_agg(p) from (
      select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes
      from ${table} a join files f on f.id = a.file_id
      where a.${of} = ${id} order by a.position limit ${sql.raw(String(most))}) p), '[]')`,
  }
}
