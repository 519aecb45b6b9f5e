import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { ledger_entries, ledger_transfers } from '../book/book.table.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { holderOf } from '../book/holder.model.ts'
import { trialBalance } from '../book/trial-balance.queries.ts'
import { findDisagreements } from '../checks/find-disagreements.queries.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { bankName } from '../receivers/bank.kinds.ts'
import { type Receiver, receivers } from '../receivers/receivers.table.ts'
import { canMovePayout, referenceOf } from './payout.model.ts'
import type {
  OwnPayoutFilter,
  PayoutCard,
  PayoutFilter,
  StaffPayoutCard,
  StorePayoutFilter,
} from './payouts.schemas.ts'
import { type Payout, payouts } from './payouts.table.ts'

export async function listStorePayouts(ctx: Context, { store, ...filter }: StorePayoutFilter) {
  const inside = await inStore(ctx, store, 'store.read')
  return listOwn(ctx, { kind: 'store', id: inside.store.id }, filter)
}

export const listMyPayouts = (ctx: Context, filter: OwnPayoutFilter) =>
  listOwn(ctx, { kind: 'user', id: signedIn(ctx).id }, filter)

async function listOwn(ctx: Context, holder: Holder, filter: OwnPayoutFilter) {
  const { limit, offset } = windowOf(filter, 10)
  const where = heldBy(payouts, holder)
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ payout: payouts, receiver: receivers })
      .from(payouts)
      .innerJoin(receivers, eq(receivers.id, payouts.receiver_id))
      .where(where)
      .orderBy(desc(payouts.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(payouts).where(where),
  ])
  return toPage(rows.map(toCard), totals[0]?.total ?? 0, filter, 10)
}

type Row = { payout: Payout; receiver: Receiver }

function toCard({ payout, receiver }: Row): PayoutCard {
  const { uuid, day, amount, state, return_reason, paid_at } = payout
  return { uuid, day, amount, state, return_reason, paid_at, to: placeOf(receiver) }
}

export const placeOf = ({ bank_code, hint, means }: Receiver) =>
  means === 'pix' ? `PIX ${hint}` : `${bankName(bank_code) ?? bank_code} · ${hint}`

const nameOf = sql<string>`coalesce(${stores.name}, ${users.nickname}::text)`

const joined = ({ db }: Context) =>
  db
    .select({ payout: payouts, receiver: receivers, name: nameOf })
    .from(payouts)
    .innerJoin(receivers, eq(receivers.id, payouts.receiver_id))
    .leftJoin(stores, eq(stores.id, payouts.store_id))
    .leftJoin(users, eq(users.id, payouts.user_id))

export async function listPayouts(ctx: Context, filter: PayoutFilter) {
  const { limit, offset } = windowOf(filter)
  const { state, day, search } = filter
  const where = and(
    state && eq(payouts.state, state),
    day ? eq(payouts.day, day) : undefined,
    search
      ? or(contains(stores.name, search), contains(users.nickname, search), contains(receivers.legal_name, search))
      : undefined,
  )
  const by = { day: payouts.day, amount: payouts.amount }
  const [rows, totals] = await Promise.all([
    joined(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, payouts.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(payouts)
      .innerJoin(receivers, eq(receivers.id, payouts.receiver_id))
      .leftJoin(stores, eq(stores.id, payouts.store_id))
      .leftJoin(users, eq(users.id, payouts.user_id))
      .where(where),
  ])
  const cards = rows.map(
    (row): StaffPayoutCard => ({
      ...toCard(row),
      holder: { kind: holderOf(row.payout).kind, name: row.name },
      receiver_id: row.receiver.id,
      can: { send: canMovePayout(row.payout.state, 'enviado'), confirm: canMovePayout(row.payout.state, 'pago') },
    }),
  )
  return toPage(cards, totals[0]?.total ?? 0, filter)
}

/** Of a day, what the bank is to pay or was told to. */
export const batchOf = (ctx: Context, day: string) =>
  joined(ctx)
    .where(and(eq(payouts.day, day), inArray(payouts.state, ['criado', 'enviado'])))
    .orderBy(asc(payouts.id))

export async function showTrialBalance(ctx: Context) {
  const [balance, disagreements] = await Promise.all([trialBalance(ctx), findDisagreements(ctx)])
  return { ...balance, disagreements }
}

/** A payout of this holder with what went into it, read from the book: also after the bank returned it. */
export async function findStatement(ctx: Context, uuid: string, whose: SQL | undefined) {
  const [found] = await joined(ctx).where(and(eq(payouts.uuid, uuid), whose))
  if (!found) throw new AppError('not_found', 'Não encontramos esse repasse.')
  const lines = await ctx.db
    .select({ amount: ledger_entries.amount, receivable: receivables })
    .from(ledger_transfers)
    .innerJoin(ledger_entries, eq(ledger_entries.transfer_id, ledger_transfers.id))
    .innerJoin(receivables, eq(receivables.id, ledger_entries.receivable_id))
    .where(eq(ledger_transfers.reference, referenceOf(found.payout)))
    .orderBy(receivables.id)
  return { ...found, lines }
}
export type Statement = Awaited<ReturnType<typeof findStatement>>
