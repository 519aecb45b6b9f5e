import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Rows that PostgreSQL read of tables whose name begins so (partitions too) while `work` ran, by its own count of this
 * transaction: by an index or by a scan.
 */
export async function countRowsRead<T>(ctx: Context, table: string, work: () => Promise<T>) {
  const before = await rowsRead(ctx, table)
  const result = await work()
  return { result, rows: (await rowsRead(ctx, table)) - before }
}

async function rowsRead({ db }: Context, table: string): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(
    sql`select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
      from pg_stat_xact_user_tables where relname like ${`${table}%`}`,
  )
  return rows[0]?.read ?? 0
}
