import { and, asc, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { type SandboxCharge, sandbox_refunds, sandbox_webhooks } from '../sandbox/sandbox.table.ts'
import {
  approve,
  chargeBack,
  endRefund,
  expire,
  lockSandboxCharge,
  pay,
  refuse,
  reverseChargeback,
} from '../sandbox/sandbox-bank.actions.ts'
import type { BankAct } from './bank.kinds.ts'
import { demandBank } from './bank.queries.ts'

type Play = { charge: string; act: BankAct; amount?: number }

/** A person plays the bank; what follows comes back by webhooks, as from any bank. */
export async function playBank(ctx: Context, { charge: uid, act, amount }: Play): Promise<void> {
  demandBank(ctx)
  await ctx.transaction(async (tx) => acts[act](tx, await lockSandboxCharge(tx, uid), amount))
}

const acts: Record<BankAct, (tx: Context, charge: SandboxCharge, amount?: number) => Promise<unknown>> = {
  pay: (tx, charge) => pay(tx, charge),
  pay_less: (tx, charge, amount) => pay(tx, charge, amount ?? Math.ceil(charge.amount / 2)),
  expire,
  approve,
  refuse: (tx, charge) => refuse(tx, charge, 'O banco recusou este cartão depois de analisar.'),
  charge_back: chargeBack,
  reverse_chargeback: reverseChargeback,
  end_refund: (tx, charge) => endFirstRefund(tx, charge, true),
  refuse_refund: (tx, charge) => endFirstRefund(tx, charge, false),
  resend: resendLast,
}

async function endFirstRefund(tx: Context, charge: SandboxCharge, done: boolean) {
  const [refund] = await tx.db
    .select()
    .from(sandbox_refunds)
    .where(and(eq(sandbox_refunds.charge_id, charge.id), eq(sandbox_refunds.status, 'pending')))
    .orderBy(asc(sandbox_refunds.id))
  if (!refund) throw new AppError('conflict', 'Não há devolução esperando nesta cobrança.')
  await endRefund(tx, charge, { refund, done })
}

async function resendLast(tx: Context, charge: SandboxCharge) {
  const [last] = await tx.db
    .select()
    .from(sandbox_webhooks)
    .where(eq(sandbox_webhooks.charge_id, charge.id))
    .orderBy(desc(sandbox_webhooks.id))
    .limit(1)
  if (!last) throw new AppError('conflict', 'Ainda não houve aviso desta cobrança.')
  await addJob(tx, 'sandbox.deliver', { webhook_id: last.id })
}
