import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { dayKey } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { findDifferences } from './attention.queries.ts'

/**
 * Each night: every charge as the gateway told it, against its orders and its entries, both ways. What differs is a fault,
 * and staff is told.
 */
export async function checkMoney(ctx: Context): Promise<void> {
  const found = await findDifferences(ctx)
  if (!found.length) return
  const named = found.slice(0, 20).map(({ reference }) => reference)
  reportFault(new Error(`money disagrees: ${named.join(', ')}`), 'money check', { job: 'orders.check_money' })
  await ctx.transaction(async (tx) => {
    for (const { id } of await holdersOf(tx, 'marketplace.manage'))
      await notify(tx, {
        user_id: id,
        kind: 'system',
        key: `money-check:${dayKey(tx.now())}`,
        title: 'O dinheiro das vendas não bate',
        text: `${plural(found.length, 'compra conta', 'compras contam')} uma história no meio de pagamento e outra aqui.`,
        url: '/admin/marketplace/atencao',
      })
  })
}
