import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sandbox_charges, sandbox_refunds } from './sandbox.table.ts'
import { approve, chargeBack, endRefund, lockSandboxCharge, moneyHere } from './sandbox-bank.actions.ts'
import { deliverWebhook } from './sandbox-webhooks.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'sandbox.deliver': { webhook_id: number }
    'sandbox.approve': { uid: string }
    'sandbox.charge_back': { uid: string }
    'sandbox.refund': { uid: string }
  }
}

/** What the bank does by itself a little later. Whoever plays the bank may have been quicker. */
export const sandboxJobs = {
  'sandbox.deliver': deliverWebhook,
  'sandbox.approve': (ctx, { uid }) => ctx.transaction(async (tx) => approve(tx, await lockSandboxCharge(tx, uid))),
  'sandbox.charge_back': (ctx, { uid }) =>
    ctx.transaction(async (tx) => {
      const charge = await lockSandboxCharge(tx, uid)
      if ((await moneyHere(tx, charge)) > 0) await chargeBack(tx, charge)
    }),
  'sandbox.refund': (ctx, { uid }) => endSandboxRefund(ctx, { uid, done: true }),
} satisfies JobHandlers

export async function endSandboxRefund(ctx: Context, { uid, done }: { uid: string; done: boolean }) {
  await ctx.transaction(async (tx) => {
    const [found] = await tx.db
      .select({ refund: sandbox_refunds, charge_uid: sandbox_charges.uid })
      .from(sandbox_refunds)
      .innerJoin(sandbox_charges, eq(sandbox_charges.id, sandbox_refunds.charge_id))
      .where(eq(sandbox_refunds.uid, uid))
    if (found) await endRefund(tx, await lockSandboxCharge(tx, found.charge_uid), { refund: found.refund, done })
  })
}
