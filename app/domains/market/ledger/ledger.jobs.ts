import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { checkBooks } from './checks/check-books.actions.ts'
import { runPayouts } from './payouts/run-payouts.actions.ts'
import { renewBank } from './receivers/receiver-bank.secrets.ts'
import { receivers } from './receivers/receivers.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'ledger.pay': Record<string, never>
    'ledger.check': Record<string, never>
    'ledger.reseal_receivers': Record<string, never>
  }
}

/** After a rotation of the app keys, seals again under the new key; one changed meanwhile is skipped. */
async function resealReceivers({ db, env }: Context) {
  for (const { id, uuid, sealed_bank } of await db.select().from(receivers)) {
    const renewed = renewBank(env.keys, { uuid, sealed_bank })
    const unchanged = and(eq(receivers.id, id), eq(receivers.sealed_bank, sealed_bank))
    if (renewed) await db.update(receivers).set({ sealed_bank: renewed }).where(unchanged)
  }
}

export const ledgerJobs = {
  'ledger.pay': async (ctx) => {
    await runPayouts(ctx)
  },
  'ledger.check': checkBooks,
  'ledger.reseal_receivers': resealReceivers,
} satisfies JobHandlers

/** UTC: paid at 7 in São Paulo, checked before. */
export const ledgerCron: CronLine[] = [
  { match: '0 10 * * *', job: 'ledger.pay' },
  { match: '30 6 * * *', job: 'ledger.check' },
  { match: '50 6 * * *', job: 'ledger.reseal_receivers' },
]
