import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Context, signedIn } from '#platform/context.ts'

type Keyed = PgTable & Record<'id' | 'created_by' | 'idempotency_key', PgColumn>

/** The id of the row that the viewer created before under this idempotency key; undefined without a key. */
export async function findByKey(tx: Context, table: Keyed, key: string | undefined): Promise<number | undefined> {
  if (!key) return undefined
  const rows: PgTable = table
  const mine = and(eq(table.created_by, signedIn(tx).id), eq(table.idempotency_key, key))
  const [made] = await tx.db.select({ id: table.id }).from(rows).where(mine)
  return made?.id as number | undefined
}
