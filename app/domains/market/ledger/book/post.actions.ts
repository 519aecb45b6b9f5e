import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import type { TransferKind } from './account.kinds.ts'
import { openAccounts } from './accounts.actions.ts'
import { ledger_entries, ledger_transfers } from './book.table.ts'
import { accountKey, demandBalanced, type Line, totalsOf } from './lines.model.ts'
import { findTransfer } from './transfers.queries.ts'

export type Posting = {
  kind: TransferKind
  /** What happened, by a name that no other fact has: it is posted once. */
  reference: string
  order_uuid?: string
  /** What passed between the buyer and us, or us and the holder. */
  amount: number
  reverses_id?: string
  description?: string
  lines: Line[]
}

/** `posted` is false when it had been before: nothing was written. */
export type Posted = { id: string; posted: boolean }

/**
 * Writes a transfer once. The same fact again gets the same answer.
 * @throws when the lines do not add up to zero, or the reference was used for another fact.
 */
export async function post(tx: Context, posting: Posting): Promise<Posted> {
  const lines = posting.lines.filter(({ amount }) => amount !== 0)
  demandBalanced(posting.reference, lines)
  const { kind, reference, order_uuid, amount, reverses_id, description } = posting
  const [made] = await tx.db
    .insert(ledger_transfers)
    .values({ id: randomUUIDv7(), kind, reference, order_uuid, amount, reverses_id, description, at: tx.now() })
    .onConflictDoNothing({ target: ledger_transfers.reference })
    .returning({ id: ledger_transfers.id })
  if (!made) return postedBefore(tx, posting)
  const accounts = await openAccounts(
    tx,
    lines.map(({ account }) => account),
  )
  const entries = lines.map(({ account, amount, receivable_id }) => ({
    transfer_id: made.id,
    account_id: accounts.get(accountKey(account)) ?? 0,
    amount,
    receivable_id,
  }))
  await tx.db.insert(ledger_entries).values(entries)
  return { id: made.id, posted: true }
}

/**
 * The transfer of this reference, if the same fact was posted; undefined when none was.
 * @throws when it was another fact.
 */
export async function findPosted(tx: Context, posting: Posting): Promise<Posted | undefined> {
  const before = await findTransfer(tx, posting.reference)
  if (!before) return undefined
  const same =
    before.kind === posting.kind &&
    before.order_uuid === (posting.order_uuid ?? null) &&
    before.amount === posting.amount &&
    isDeepStrictEqual(totalsOf(before.lines), totalsOf(posting.lines))
  if (!same) throw new Error(`${posting.reference} was posted as another fact`)
  return { id: before.id, posted: false }
}

async function postedBefore(tx: Context, posting: Posting): Promise<Posted> {
  const before = await findPosted(tx, posting)
  if (!before) throw new Error(`${posting.reference} was neither posted nor found`)
  return before
}
