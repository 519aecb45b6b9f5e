import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { sandbox_charges } from '../sandbox/sandbox.table.ts'
import type { BankCharge, BankFilter } from './bank.schemas.ts'
import { actsOn } from './bank-acts.model.ts'

/** The bank is played in the demo world alone; anywhere else there is no such page. */
export function demandBank({ env }: Context) {
  if (!env.demo || !env.payment_sandbox) throw new AppError('not_found')
}

const captured = sql<number>`(select coalesce(sum(t.amount), 0)::int from sandbox_transactions t
    where t.charge_id = sandbox_charges.id and t.kind = 'captured')`
const contested = sql<number>`(select coalesce(sum(case t.kind when 'chargeback' then t.amount else -t.amount end), 0)::int
  from sandbox_transactions t where t.charge_id = sandbox_charges.id and t.kind in ('chargeback', 'chargeback_reversed'))`
const returning = sql<number>`(select coalesce(sum(r.amount), 0)::int from sandbox_refunds r
  where r.charge_id = sandbox_charges.id and r.status = 'pending')`

/** The charges of the sandbox, newest first. */
export async function listBank(ctx: Context, filter: BankFilter): Promise<Page<BankCharge>> {
  demandBank(ctx)
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.charge ? eq(sandbox_charges.uid, filter.charge) : undefined,
    filter.state && eq(sandbox_charges.state, filter.state),
    filter.search ? contains(sandbox_charges.description, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        charge: sandbox_charges,
        captured_amount: captured,
        charged_back_amount: contested,
        refund_pending_amount: returning,
      })
      .from(sandbox_charges)
      .where(where)
      .orderBy(desc(sandbox_charges.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(sandbox_charges).where(where),
  ])
  const data = rows.map(({ charge, ...amounts }) => ({
    ...charge,
    ...amounts,
    acts: actsOn({ ...charge, ...amounts }),
  }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}
