import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { type Person, type PersonalTable, personalTables } from '#platform/personal-data.ts'
import { personOf } from '../exports/person.queries.ts'
import type { AccountErasure } from './erasures.schemas.ts'
import { type Erasure, erasures } from './erasures.table.ts'

/** Filter: requested, neither cancelled nor completed. */
export const isPending = (): SQL | undefined => and(isNull(erasures.cancelled_at), isNull(erasures.erased_at))

export async function findPending({ db }: Context, user_id: number): Promise<Erasure | undefined> {
  const [pending] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.user_id, user_id), isPending()))
  return pending
}

/** Preview of an erasure for the viewer: what is deleted, what is kept and why, and the pending request. */
export async function accountErasure(ctx: Context): Promise<AccountErasure> {
  const person = await personOf(ctx, signedIn(ctx).id)
  const pending = (await findPending(ctx, person.id)) ?? null
  const lost: AccountErasure['lost'] = []
  const kept: AccountErasure['kept'] = []
  for (const entry of personalTables()) {
    const rows = await countRows(ctx, entry, person)
    if (!rows) continue
    const why = whyKept(entry)
    if (why) kept.push({ label: entry.label, count: rows, why })
    // Data omitted from the export (counters, secrets) is not listed as lost.
    else if ('file' in entry.exported && !entry.tie) lost.push({ label: entry.label, count: rows })
  }
  return { pending, lost, kept }
}

const whyKept = ({ erased }: PersonalTable) =>
  erased === 'deleted' ? undefined : 'kept' in erased ? erased.kept : erased.why

async function countRows({ db }: Context, { table, rows, lost = rows }: PersonalTable, person: Person) {
  const [found] = await db.select({ total: count() }).from(table).where(lost(person))
  return found?.total ?? 0
}
