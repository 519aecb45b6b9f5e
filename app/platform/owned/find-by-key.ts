import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sameValue } from '#shared/opened.ts'
import { SENT_BEFORE } from '#shared/sent-before.ts'

type Keyed = PgTable & Record<'id' | 'created_by' | 'idempotency_key', PgColumn>

/**
 * The id of the row that the viewer created before under this idempotency key; undefined without a key. @throws conflict when
 * its columns are not the `content` that comes with the key now: it is another thing, which must not seem to be kept.
 */
export async function findByKey(
  tx: Context,
  table: Keyed,
  key: string | undefined,
  content: Record<string, unknown> = {},
): Promise<number | undefined> {
  if (!key) return undefined
  const rows: PgTable = table
  const mine = and(eq(table.created_by, signedIn(tx).id), eq(table.idempotency_key, key))
  const [made] = (await tx.db.select().from(rows).where(mine)) as Record<string, unknown>[]
  if (made) demandSameContent(made, content)
  return made?.id as number | undefined
}

export function demandSameContent(made: Record<string, unknown>, content: Record<string, unknown>) {
  if (Object.entries(content).some(([name, value]) => !sameValue(made[name], value)))
    throw new AppError('conflict', SENT_BEFORE)
}
