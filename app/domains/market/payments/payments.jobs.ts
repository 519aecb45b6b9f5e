import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { cancelAtGateway } from './charges/cancel-charge.actions.ts'
import { checkCharge } from './charges/check-charge.actions.ts'
import { expireCharges, reconcile } from './charges/look-after-charges.actions.ts'
import { tryOpen } from './charges/open-charge.actions.ts'
import { followUp } from './consequences/tell-happening.actions.ts'
import { renewKey } from './refunds/refund-key.secrets.ts'
import { sendRefund } from './refunds/refunds.actions.ts'
import { charge_refunds } from './refunds/refunds.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'payments.open': { charge_id: number }
    'payments.check': { charge_id: number }
    'payments.cancel': { charge_id: number }
    'payments.refund': { refund_id: number }
    'payments.follow_up': { charge_id: number }
    'payments.expire': Record<string, never>
    'payments.reconcile': Record<string, never>
    'payments.reseal_refunds': Record<string, never>
  }
}

async function open(ctx: Context, { charge_id }: { charge_id: number }) {
  const failed = await tryOpen(ctx, charge_id)
  if (failed) throw new Error(`the gateway can't open a charge now: ${failed.later}`)
}

/** After a rotation of the app keys, seals again under the new key; one changed meanwhile is skipped. */
async function resealRefunds({ db, env }: Context) {
  for (const refund of await db.select().from(charge_refunds).where(isNotNull(charge_refunds.sealed_pix_key))) {
    const renewed = renewKey(env.keys, refund)
    const { id, sealed_pix_key } = refund
    const unchanged = and(eq(charge_refunds.id, id), eq(charge_refunds.sealed_pix_key, sealed_pix_key ?? ''))
    if (renewed) await db.update(charge_refunds).set({ sealed_pix_key: renewed }).where(unchanged)
  }
}

async function followUpCharge(ctx: Context, { charge_id }: { charge_id: number }) {
  const failed = await followUp(ctx, charge_id)
  if (failed) throw new Error(`what follows from a charge still fails: ${failed}`)
}

export const paymentsJobs = {
  'payments.open': open,
  'payments.check': async (ctx, { charge_id }) => void (await checkCharge(ctx, charge_id)),
  'payments.cancel': cancelAtGateway,
  'payments.refund': sendRefund,
  'payments.follow_up': followUpCharge,
  'payments.expire': expireCharges,
  'payments.reconcile': reconcile,
  'payments.reseal_refunds': resealRefunds,
} satisfies JobHandlers

export const paymentsCron: CronLine[] = [
  { match: '* * * * *', job: 'payments.expire' },
  { match: '*/5 * * * *', job: 'payments.reconcile' },
  { match: '50 6 * * *', job: 'payments.reseal_refunds' },
]
