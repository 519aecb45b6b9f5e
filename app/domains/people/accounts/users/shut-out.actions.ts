import { eq, sql } from 'drizzle-orm'
import { isThere } from '#platform/access/there.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../accounts.events.ts'
import { type User, users } from './users.table.ts'

type Shut = Partial<User>

/**
 * Suspends, hides, or takes that back. What they published goes and comes with them (`isThere`): what keeps it elsewhere, in
 * counts and visitors' pages, is told once, however many reasons there are.
 */
export async function shutOut(tx: Context, user_id: number, columns: Shut) {
  const before = await there(tx, user_id)
  if (before) await record(tx, 'user.shut_out', { user_id })
  await tx.db.update(users).set(columns).where(eq(users.id, user_id))
}

export async function letIn(tx: Context, user_id: number, columns: Shut) {
  const before = await there(tx, user_id)
  await tx.db.update(users).set(columns).where(eq(users.id, user_id))
  if (!before && (await there(tx, user_id))) await record(tx, 'user.let_in', { user_id })
}

async function there({ db }: Context, user_id: number) {
  const { rows } = await db.execute<{ there: boolean }>(sql`select ${isThere(user_id)} as there`)
  return rows[0]?.there
}
