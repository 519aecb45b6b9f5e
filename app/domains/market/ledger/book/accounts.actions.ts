import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledger_accounts } from './book.table.ts'
import { heldBy } from './held-by.queries.ts'
import { columnsOf } from './holder.model.ts'
import { type AccountRef, accountKey } from './lines.model.ts'

/** The ids of these accounts by their keys; an account is opened by the first line that needs it. */
export async function openAccounts(tx: Context, refs: AccountRef[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const distinct = new Map(refs.map((ref) => [accountKey(ref), ref]))
  // In a fixed order, so that two transfers never wait for each other's new accounts.
  for (const [key, ref] of [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)))
    ids.set(key, (await findAccount(tx, ref)) ?? (await openAccount(tx, ref)))
  return ids
}

async function findAccount({ db }: Context, { kind, holder }: AccountRef) {
  const whose = holder
    ? heldBy(ledger_accounts, holder)
    : and(isNull(ledger_accounts.store_id), isNull(ledger_accounts.user_id))
  const [found] = await db
    .select({ id: ledger_accounts.id })
    .from(ledger_accounts)
    .where(and(eq(ledger_accounts.kind, kind), whose))
  return found?.id
}

async function openAccount(tx: Context, ref: AccountRef): Promise<number> {
  const whose = ref.holder ? columnsOf(ref.holder) : {}
  const [made] = await tx.db
    .insert(ledger_accounts)
    .values({ kind: ref.kind, ...whose })
    .onConflictDoNothing()
    .returning({ id: ledger_accounts.id })
  const id = made?.id ?? (await findAccount(tx, ref))
  if (!id) throw new Error(`no account ${accountKey(ref)}`)
  return id
}
