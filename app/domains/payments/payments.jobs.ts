import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { cancelAtGateway } from './charges/cancel-charge.actions.ts'
import { checkCharge } from './charges/check-charge.actions.ts'
import { expireCharges, reconcile } from './charges/look-after-charges.actions.ts'
import { tryOpen } from './charges/open-charge.actions.ts'
import { followUp } from './consequences/tell-happening.actions.ts'
import { sendRefund } from './refunds/refunds.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'payments.open': { charge_id: number }
    'payments.check': { charge_id: number }
    'payments.cancel': { charge_id: number }
    'payments.refund': { refund_id: number }
    'payments.follow_up': { charge_id: number }
    'payments.expire': Record<string, never>
    'payments.reconcile': Record<string, never>
  }
}

async function open(ctx: Context, { charge_id }: { charge_id: number }) {
  const failed = await tryOpen(ctx, charge_id)
  if (failed) throw new Error(`the gateway can't open a charge now: ${failed.later}`)
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
} satisfies JobHandlers

export const paymentsCron: CronLine[] = [
  { match: '* * * * *', job: 'payments.expire' },
  { match: '*/5 * * * *', job: 'payments.reconcile' },
]
