import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { dayKey } from '#shared/dates.ts'
import { trialBalance } from '../book/trial-balance.queries.ts'
import { findDisagreements } from './find-disagreements.queries.ts'

/** Each night: a book that does not close, or disagrees with what people are shown, is a fault and told to staff. */
export async function checkBooks(ctx: Context) {
  const [{ closes }, disagreements] = await Promise.all([trialBalance(ctx), findDisagreements(ctx)])
  if (closes && !disagreements.length) return
  const found = disagreements.map(({ what, which }) => `${what} ${which}`).slice(0, 20)
  reportFault(new Error(`the ledger disagrees with itself: ${found.join(', ')}`), 'ledger check', {
    job: 'ledger.check',
  })
  await ctx.transaction(async (tx) => {
    for (const { id } of await holdersOf(tx, 'marketplace.manage'))
      await notify(tx, {
        user_id: id,
        kind: 'system',
        key: `ledger-check:${dayKey(tx.now())}`,
        title: 'O razão não fecha',
        text: 'A conferência da noite achou valores que não batem. Veja quais são antes de enviar repasses.',
        url: '/admin/marketplace/recebedores/razao',
      })
  })
}
